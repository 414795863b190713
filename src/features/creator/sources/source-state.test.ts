import { describe, expect, it } from 'vitest';
import { proofFailure, type Source } from '../../../../contract/entities/creator.ts';
import type { OutboxEntry } from '../../../replica/outbox-entry.ts';
import { isCodeGood, type SourceState, sourceState } from './source-state.ts';
import { FAILURE_TEXT, sourceSteps, stateText } from './source-text.ts';

const NOW = Date.parse('2026-11-20T12:00:00.000Z');
const source = (more: Partial<Source> = {}): Source => ({
  _id: 's1',
  platform: 'youtube',
  url: 'https://www.youtube.com/@jana',
  externalId: null,
  handle: null,
  method: 'bio-code',
  code: 'zusage-0123456789',
  codeExpiresAt: '2026-11-22T12:00:00.000Z',
  status: 'pending',
  reason: null,
  verifiedAt: null,
  fixUntil: null,
  declaredFollowers: null,
  measuredFollowers: null,
  ...more,
});
const adding = (state: OutboxEntry['state'], url = 'https://youtube.com/@jana'): OutboxEntry =>
  ({
    name: 'creator.add-source',
    state,
    args: { _id: 's2', platform: 'youtube', url, method: 'bio-code' },
  }) as OutboxEntry;

describe('creator.4 the state of a page', () => {
  it.each([
    [{}, [], 'code'],
    [{ code: null, codeExpiresAt: null }, [adding('waiting')], 'unsent'],
    [{ code: null, codeExpiresAt: null }, [adding('sending')], 'sending'],
    // A new code is asked for.
    [{ codeExpiresAt: '2026-11-20T11:59:00.000Z' }, [adding('waiting')], 'unsent'],
    [{ codeExpiresAt: '2026-11-20T11:59:00.000Z' }, [adding('refused')], 'code-old'],
    [
      { codeExpiresAt: '2026-11-20T11:59:00.000Z' },
      [adding('waiting', 'https://youtube.com/@mia')],
      'code-old',
    ],
    [{ method: 'oauth' }, [], 'sign-in'],
    [{ status: 'checking' }, [adding('waiting')], 'checking'],
    [{ status: 'verified' }, [], 'verified'],
    [{ status: 'failed', reason: 'code_missing' }, [], 'failed'],
    [{ status: 'expired' }, [], 'expired'],
  ] as [Partial<Source>, OutboxEntry[], SourceState][])('%j with %j: %s', (more, entries, state) => {
    expect(sourceState(source(more), entries, NOW)).toBe(state);
  });

  it('a code is good to its last moment', () => {
    expect(isCodeGood(source(), NOW)).toBe(true);
    expect(isCodeGood(source(), Date.parse('2026-11-22T12:00:00.000Z'))).toBe(false);
    expect(isCodeGood(source({ code: null, codeExpiresAt: null }), NOW)).toBe(false);
  });
});

describe('creator.4 the words of a page', () => {
  const words = { until: 'Sunday', on: 'Friday', isLast: false };
  const told = (state: SourceState, more: Partial<Source> = {}) =>
    stateText(state, source(more), words).message;

  it('say until when the code is good, since when it is verified, and by when to mend it', () => {
    expect(told('code')).toBe('Not verified yet. The code is good until {until}.');
    expect(told('verified')).toMatch(/^Verified on \{on\}/);
    expect(told('expired')).toMatch(/Prove it again, or remove it\.$/);
    expect(stateText('expired', source(), { ...words, isLast: true }).message).toContain('by {until}');
  });

  it('have a sentence for every reason, each its own', () => {
    const reasons = proofFailure.options.map((reason) => told('failed', { status: 'failed', reason }));
    expect(new Set(reasons).size).toBe(proofFailure.options.length);
    expect(told('failed', { reason: 'page_missing' })).toBe(FAILURE_TEXT.page_missing.message);
    expect(told('failed', { reason: 'unreachable', method: 'oauth' })).toMatch(
      /^The platform did not answer\./,
    );
  });

  it.each([
    ['unsent', 'here', 'current'],
    ['sending', 'sent', 'current'],
    ['code', 'code', 'current'],
    ['code-old', 'code', 'refused'],
    ['checking', 'checking', 'current'],
    ['failed', 'checking', 'refused'],
    ['verified', 'verified', 'current'],
    ['expired', 'verified', 'refused'],
  ] as [SourceState, string, string][])('%s stands at the step %s, %s', (state, key, at) => {
    const steps = sourceSteps(state, source());
    expect(steps.find((step) => step.state === 'current' || step.state === 'refused')).toMatchObject({
      key,
      state: at,
    });
    // Nothing but a proof that holds is what was hoped for.
    expect(steps.some(({ good }) => good)).toBe(state === 'verified');
  });
});
