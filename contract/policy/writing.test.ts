import { describe, expect, it } from 'vitest';
import { mayWrite } from './writing.ts';

describe('who may write (product 4.5)', () => {
  it('gives an applicant one message until the company has answered', () => {
    expect(mayWrite('talent', 'submitted', undefined)).toBe('ok');
    expect(mayWrite('talent', 'submitted', undefined, 1)).toBe('request_limit');
    expect(mayWrite('talent', 'viewed', { status: 'requested', lastSeq: 1 })).toBe('request_limit');
    expect(mayWrite('talent', 'viewed', { status: 'open', lastSeq: 7 })).toBe('ok');
    expect(mayWrite('talent', 'accepted', { status: 'requested', lastSeq: 1 })).toBe('ok');
  });

  it('lets the company write first to whoever applied', () => {
    expect(mayWrite('company', 'submitted', undefined)).toBe('ok');
  });

  it.each(['withdrawn', 'removed', 'closed'] as const)('ends with an application that is %s', (status) => {
    expect(mayWrite('talent', status, { status: 'open', lastSeq: 3 })).toBe('closed');
    expect(mayWrite('company', status, undefined)).toBe('closed');
  });

  it('keeps an open conversation open after a rejection, but opens none', () => {
    expect(mayWrite('talent', 'rejected', { status: 'open', lastSeq: 3 })).toBe('ok');
    expect(mayWrite('talent', 'rejected', undefined)).toBe('closed');
  });
});
