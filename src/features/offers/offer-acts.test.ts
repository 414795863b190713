import { describe, expect, it } from 'vitest';
import { checkArguments } from '../../../contract/arguments.ts';
import type { CallName } from '../../../contract/calls.ts';
import { calls } from '../../../contract/calls.ts';
import { NO_TERMS } from '../../../contract/policy/start-terms.ts';
import { type OfferPorts, offerActs } from './offer-acts.ts';

const HASH = 'ab'.repeat(32);
const OFFER = { _id: '01932f6e-0000-7000-8000-000000000001', version: 3, termsHash: HASH };
const APPLICATION = '01932f6e-0000-7000-8000-000000000002';
const TERMS = { ...NO_TERMS, title: 'Bakery counter' };

/** What was asked for, by the contract's own check. */
function acting() {
  const made: { name: string; args: Record<string, unknown>; options: unknown }[] = [];
  const mutate = async (name: CallName, args: never, options: unknown) => {
    made.push({ name, args: checkArguments(calls, name, args) as Record<string, unknown>, options });
    return 'entry';
  };
  const replaced: unknown[][] = [];
  const ports = {
    mutate,
    replace: async (...call: unknown[]) => replaced.push(call) > 0,
    note: (name: CallName, args: never) => void mutate(name, args, undefined),
    newId: () => OFFER._id,
    now: () => Date.parse('2026-11-24T10:00:00.000Z'),
  } as unknown as OfferPorts;
  return { acts: offerActs(ports), made, replaced };
}

describe('every act is bound to the version that was read', () => {
  it('a signature carries the hash of what was read, the typed name and the device’s clock', async () => {
    const { acts, made } = acting();
    await acts.accept(OFFER, { name: ' Mira Özdemir ' }, null);
    expect(made[0]?.args).toEqual({
      _offerId: OFFER._id,
      version: 3,
      action: 'accept',
      termsHash: HASH,
      signature: { name: 'Mira Özdemir', deviceClock: '2026-11-24T10:00:00.000Z' },
    });
  });

  it('below 18 it names whom the links go to', async () => {
    const { acts, made } = acting();
    await acts.accept(OFFER, { name: 'Mira' }, { guardianMails: ['a@example.org'] });
    expect(made[0]?.args).toMatchObject({ guardianMails: ['a@example.org'] });
  });

  it('a new one comes after the acceptance that still waits, and takes its draft along', async () => {
    const { acts, made } = acting();
    const written = { terms: TERMS, validDays: 7, comment: ' Welcome. ' };
    const id = await acts.create(
      { _applicationId: APPLICATION },
      written,
      { name: 'Ute Brandt', position: 'Owner' },
      { after: 'accepting' },
    );
    expect(id).toBe(OFFER._id);
    expect(made[0]).toMatchObject({
      name: 'offer.create',
      args: {
        offer: { _applicationId: APPLICATION, validDays: 7, comment: 'Welcome.' },
        signature: { name: 'Ute Brandt', position: 'Owner' },
      },
      options: { after: 'accepting', draft: `offer-new:${APPLICATION}` },
    });
    expect(made[0]?.args).not.toHaveProperty('draft');
  });

  it('W11.5 written again, it takes the place of the one that was not taken', async () => {
    const { acts, made, replaced } = acting();
    const written = { terms: TERMS, validDays: 7, comment: '' };
    await acts.create({ _applicationId: APPLICATION }, written, null, { refused: 'refused' });
    expect(made).toEqual([]);
    expect(replaced).toMatchObject([
      [['refused'], [{ name: 'offer.create' }], { after: null, draft: `offer-new:${APPLICATION}` }],
    ]);
  });

  it('who may not sign leaves a draft', async () => {
    const { acts, made } = acting();
    await acts.create({ _applicationId: APPLICATION }, { terms: TERMS, validDays: 7, comment: '' }, null);
    expect(made[0]?.args).toMatchObject({ draft: true });
    expect(made[0]?.args).not.toHaveProperty('signature');
  });

  it('every other step names the version too', async () => {
    const { acts, made } = acting();
    await acts.counter(OFFER, TERMS, 'Shorter.');
    await acts.decline(OFFER, ' Too far. ');
    await acts.sign(OFFER, { name: 'Ute' });
    await acts.extend(OFFER);
    acts.view(OFFER);
    await acts.withdraw(OFFER, '');
    expect(made.map(({ args }) => [args.action, args.version])).toEqual([
      ['counter', 3],
      ['decline', 3],
      ['sign', 3],
      ['extend', 3],
      ['view', 3],
      [undefined, undefined],
    ]);
    expect(made[1]?.args.reason).toBe('Too far.');
    expect(made.at(-1)?.args).toEqual({ offerId: OFFER._id });
  });
});
