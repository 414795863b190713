import { describe, expect, it } from 'vitest';
import { applicationStatus } from '../entities/application.ts';
import { may, mayWrite } from './application.ts';

describe('application states (product 4.2)', () => {
  const table = {
    see: ['submitted'],
    unsee: ['viewed'],
    accept: ['submitted', 'viewed'],
    reject: ['submitted', 'viewed', 'accepted'],
    withdraw: ['submitted', 'viewed', 'accepted'],
  } as const;

  it.each(Object.entries(table))('%s leads on from %j only', (act, from) => {
    for (const status of applicationStatus.options) {
      expect(may(act as keyof typeof table, status)).toBe((from as readonly string[]).includes(status));
    }
  });
});

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
