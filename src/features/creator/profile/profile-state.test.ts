import { expect, it } from 'vitest';
import type { CreatorStatus, Source, SourceStatus } from '../../../../contract/entities/creator.ts';
import type { CreatorGate } from '../../../../contract/policy/creator.ts';
import { mayShow, profileState } from './profile-state.ts';

it.each([
  ['draft', [], 'ok', { status: 'draft', why: 'source' }, false],
  ['draft', ['pending', 'failed'], 'ok', { status: 'draft', why: 'source' }, false],
  ['draft', ['verified'], 'ok', { status: 'draft', why: 'ready' }, true],
  ['draft', ['verified'], 'guardian', { status: 'draft', why: 'guardian' }, false],
  ['active', ['expired'], 'ok', { status: 'active' }, false],
  ['paused', ['verified'], 'ok', { status: 'paused', why: 'self' }, true],
  ['paused', ['expired'], 'ok', { status: 'paused', why: 'source' }, false],
  ['paused', ['verified'], 'guardian', { status: 'paused', why: 'guardian' }, false],
  ['paused', ['verified'], 'at_school', { status: 'paused', why: 'school' }, false],
  ['draft', [], 'too_young', { status: 'draft', why: 'school' }, false],
  ['suspended', ['verified'], 'ok', { status: 'suspended' }, false],
] as [CreatorStatus, SourceStatus[], CreatorGate, object, boolean][])(
  'creator.4 %s with %j, gate %s: %j',
  (status, sources, gate, state, show) => {
    const found = profileState({ status, sources: sources.map((of) => ({ status: of }) as Source) }, gate);
    expect(found).toEqual(state);
    expect(mayShow(found)).toBe(show);
  },
);
