import { describe, expect, it } from 'vitest';
import type { OutboxEntry } from '../../replica/outbox-entry.ts';
import { stoppedTold } from './stopped-text.ts';

const stopped = (
  action: string,
  code: string,
  detail: Record<string, unknown> = {},
): Pick<OutboxEntry, 'name' | 'args' | 'refusal'> =>
  action === 'withdraw'
    ? { name: 'offer.delete', args: { offerId: 'o' }, refusal: { code, message: code, detail } }
    : {
        name: 'offer.update',
        args: { _offerId: 'o', version: 1, action, signature: { name: 'Jana Krüger' } } as never,
        refusal: { code, message: code, detail },
      };
const told = (...given: Parameters<typeof stoppedTold>) => {
  const { text, again } = stoppedTold(...given);
  return [text.message, again];
};

describe('what was not taken of an offer, in honest words', () => {
  it('an address that nobody is asked at is told with its reason', () => {
    const code = 'fields_invalid';
    const refusal = { code, message: code, fields: [{ path: 'guardianMails', code: 'of_company' }] };
    expect(told({ ...stopped('accept', code), refusal }, 'talent')).toEqual([
      expect.stringMatching(/^Nobody of the company can sign for you/),
      false,
    ]);
  });

  it.each([
    [
      'a changed text is not signed',
      'accept',
      'offer_moved',
      { status: 'sent' },
      'talent',
      /signature arrived, so it does not count/,
    ],
    [
      'withdrawn while it was being signed',
      'accept',
      'offer_moved',
      { status: 'withdrawn' },
      'talent',
      /withdrawn the offer before this arrived/,
    ],
    [
      'signed while it was being withdrawn',
      'withdraw',
      'offer_moved',
      { status: 'signed' },
      'company',
      /signature came first and counts/,
    ],
    [
      'signed while it was being changed',
      'edit',
      'offer_moved',
      { status: 'accepted' },
      'company',
      /signature came first and counts/,
    ],
    [
      'both have changed it',
      'edit',
      'offer_moved',
      { status: 'sent' },
      'company',
      /was changed before this arrived/,
    ],
    [
      'countered while it was being changed',
      'edit',
      'offer_moved',
      { status: 'countered' },
      'company',
      /asked for something else/,
    ],
    ['signed on another device', 'decline', 'offer_moved', { status: 'signed' }, 'talent', /another device/],
    [
      'signed in a tunnel, after the deadline',
      'accept',
      'offer_expired',
      {},
      'talent',
      /after the time was over, so it does not count/,
    ],
    [
      'the application is over',
      'send',
      'state_conflict',
      { status: 'withdrawn' },
      'company',
      /application was withdrawn/,
    ],
    ['a colleague was faster', 'send', 'offer_exists', {}, 'company', /an offer for this person already/],
  ] as const)('%s', (_, action, code, detail, side, words) => {
    const [text, again] = told(stopped(action, code, detail), side);
    expect(text).toMatch(words);
    // The same once more would end the same.
    expect(again).toBe(false);
  });

  it('what can end otherwise may be sent again', () => {
    expect(told(stopped('send', 'not_allowed'), 'company')[1]).toBe(true);
    expect(told(stopped('send', 'not_found'), 'company')).toEqual([
      'This person has left, or takes no offers at present.',
      true,
    ]);
    expect(told(stopped('send', 'not_delivered'), 'company')).toEqual(['Not delivered.', true]);
    expect(told(stopped('send', 'brand_new'), 'company')).toEqual(['The server did not accept this.', true]);
  });
});
