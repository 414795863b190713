import { describe, expect, it } from 'vitest';
import { ERROR_STATUS } from '../../../contract/errors.ts';
import type { OutboxEntry } from '../../replica/outbox-entry.ts';
import { refusalTold, refusedAnswers } from './refusal.ts';

const told = (name: OutboxEntry['name'], code: string, detail?: Record<string, unknown>) =>
  refusalTold({ name, refusal: { code, message: 'for logs', detail } });
const words = (name: OutboxEntry['name'], code: string, detail?: Record<string, unknown>) =>
  told(name, code, detail).text.message ?? told(name, code, detail).text.id;

describe('W7.6 a refused application says why and what can be done', () => {
  it.each([
    ['job_closed', []],
    ['too_young', []],
    ['not_allowed', []],
    ['not_delivered', []],
    ['not_found', []],
    ['state_conflict', ['anew']],
    ['fields_invalid', ['edit']],
    ['key_reused', ['edit']],
    ['locked', ['again', 'edit']],
    ['a_code_of_tomorrow', ['again', 'edit']],
  ])('%s: %j', (code, ways) => {
    expect(told('application.add', code).ways).toEqual(ways);
  });

  it('an answer that is missing is named, and the form can be mended', () => {
    const refusal = {
      code: 'fields_invalid',
      message: 'for logs',
      fields: [{ path: 'answers.early', code: 'missing' }],
    };
    const entry = { name: 'application.add' as const, refusal };
    expect(refusedAnswers(entry)).toEqual(['early']);
    expect(refusalTold(entry).ways).toEqual(['edit']);
    expect(refusalTold(entry).text.id).not.toBe(told('application.add', 'fields_invalid').text.id);
    expect(refusedAnswers({ ...entry, name: 'application.remove' })).toEqual([]);
  });

  it('a closed job tells its reason, and every reason another', () => {
    const reasons = ['filled', 'paused', 'expired', 'cancelled'];
    expect(
      new Set(reasons.map((statusReason) => words('application.add', 'job_closed', { statusReason }))).size,
    ).toBe(4);
  });

  it('who is not welcome to one company is not told that their account is the wrong kind', () => {
    expect(words('application.add', 'not_delivered')).not.toBe(words('application.add', 'not_allowed'));
    expect(words('application.add', 'not_delivered')).not.toMatch(/account|block/i);
  });

  it('a withdrawal that came second is told as such', () => {
    expect(words('application.remove', 'state_conflict', { status: 'rejected' })).not.toBe(
      words('application.remove', 'state_conflict', { status: 'hired' }),
    );
    expect(told('application.remove', 'internal').ways).toEqual(['again']);
  });

  it('no code shows the words of the server', () => {
    for (const code of Object.keys(ERROR_STATUS)) {
      expect(words('application.add', code)).not.toContain('for logs');
      expect(words('application.remove', code)).not.toContain('for logs');
    }
  });
});
