import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import type { Offer } from '../../../contract/entities/offer.ts';
import { Replica } from '../database.ts';
import type { OutboxEntry } from '../outbox-entry.ts';
import { directOffers, offerOf, stoppedStep, waitsForSigner } from './offers.ts';

const offer = (more: Partial<Offer>): Offer =>
  ({
    _id: 'o',
    _applicationId: 'a',
    status: 'sent',
    createdAt: '2026-11-20T00:00:00.000Z',
    companyRequired: 1,
    signatures: [],
    ...more,
  }) as Offer;
const signedBy = (...uids: string[]) =>
  uids.map((_userId) => ({ party: 'company', _userId })) as Offer['signatures'];

describe('the offer of an application', () => {
  it('is the one that is still open, else the newest', () => {
    const old = offer({ _id: 'old', status: 'declined' });
    const open = offer({ _id: 'open', status: 'viewed', createdAt: '2026-11-21T00:00:00.000Z' });
    const later = offer({ _id: 'later', status: 'withdrawn', createdAt: '2026-11-22T00:00:00.000Z' });
    expect(offerOf([old, open, later], 'a')?._id).toBe('open');
    expect(offerOf([old, later], 'a')?._id).toBe('later');
    expect(offerOf([old], 'another')).toBeUndefined();
  });
});

describe('company.1 what waits for a member who may sign', () => {
  it.each([
    ['a draft', offer({ status: 'draft' }), true],
    ['wishes', offer({ status: 'countered', signatures: [] }), true],
    ['a change that nobody has signed', offer({ status: 'accepted' }), true],
    ['the second signature', offer({ companyRequired: 2, signatures: signedBy('other') }), true],
    ['not one’s own', offer({ companyRequired: 2, signatures: signedBy('me') }), false],
    ['nothing is missing', offer({ signatures: signedBy('other') }), false],
    ['it is over', offer({ status: 'expired' }), false],
    ['it is signed', offer({ status: 'signed', companyRequired: 2, signatures: signedBy('other') }), false],
  ])('%s', (_, given, waits) => {
    expect(waitsForSigner(given, 'me')).toBe(waits);
  });
});

describe('user.6 offers without an application', () => {
  it('are those to the reader, newest first, and none that an application has', async () => {
    const db = new Replica('me', { indexedDB: new IDBFactory(), IDBKeyRange });
    const to = (more: Partial<Offer>) => ({ ...offer({ _userId: 'me', ...more }), _bucket: 'user:me' });
    await db.offer.bulkAdd([
      to({ _id: 'applied' }),
      to({ _id: 'old', _applicationId: null, createdAt: '2026-11-19T00:00:00.000Z' }),
      to({ _id: 'new', _applicationId: null }),
      to({ _id: 'theirs', _applicationId: null, _userId: 'another' }),
    ]);
    const found = await directOffers(db);
    expect(found.map(({ offer: { _id }, entries }) => [_id, entries.length])).toEqual([
      ['new', 0],
      ['old', 0],
    ]);
  });
});

describe('a step of an offer that is gone from here', () => {
  it('is found where the server did not take it, with no row left that it touches', async () => {
    const db = new Replica('me', { indexedDB: new IDBFactory(), IDBKeyRange });
    const sending = (id: string, _offerId: string, state: OutboxEntry['state']) =>
      ({
        id,
        order: id === 'one' ? 1 : 2,
        name: 'offer.update',
        args: { _offerId, version: 1, action: 'send' },
        touches: [],
        at: '2026-11-20T04:26:00.000Z',
        state,
      }) as unknown as OutboxEntry;
    await db.outbox.bulkAdd([sending('one', 'gone', 'refused'), sending('two', 'waits', 'waiting')]);
    expect((await stoppedStep(db, 'gone'))?.id).toBe('one');
    expect(await stoppedStep(db, 'waits')).toBeUndefined();
    expect(await stoppedStep(db, 'another')).toBeUndefined();
  });
});
