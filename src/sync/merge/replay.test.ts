import { describe, expect, it, vi } from 'vitest';
import type { Notification } from '../../../contract/entities/notification.ts';
import type { Offer } from '../../../contract/entities/offer.ts';
import type { Change } from '../../../contract/sync.ts';
import type { Replica } from '../../replica/database.ts';
import { writeGate } from '../../replica/write-gate.ts';
import { mutators } from '../mutators/mutators.ts';
import {
  APPLICATION,
  answer,
  application,
  applyArgs,
  changed,
  engineFor,
  JOB,
  job,
  messageArgs,
  noAnswer,
  page,
  UID,
  uuid,
} from '../testing/engine.ts';
import { mergeTruth } from './merge.ts';

const ME = `user:${UID}`;
const note = (n: number, more: Partial<Notification> = {}): Change =>
  changed(ME, 'notification', {
    _id: uuid(500 + n),
    ver: 1,
    type: 'application_seen',
    ref: { type: 'application', id: APPLICATION },
    params: {},
    createdAt: '2026-11-20T04:00:00.000Z',
    readAt: null,
    ...more,
  } as unknown as Notification);

const OFFER = {
  _id: uuid(600),
  ver: 1,
  _applicationId: APPLICATION,
  _userId: UID,
  version: 1,
  validUntil: null,
  signatures: [],
  status: 'sent',
  statusAt: {},
  declineReason: null,
} as unknown as Offer;

async function withMarket() {
  const made = engineFor(({ name }) =>
    name === 'sync.pull' ? page({ changes: [changed('market', 'job', job())] }) : noAnswer,
  );
  await made.engine.pull();
  return made;
}
const merge = (db: Replica, ...changes: Change[]) => writeGate(db, () => mergeTruth(db, changes));

describe('R5.2 what newer truth makes be replayed', () => {
  it('replays what was computed from a changed row, although it changed another', async () => {
    const { engine, db } = await withMarket();
    await engine.mutate('application.add', applyArgs);
    await merge(db, changed('market', 'job', job({ ver: 2, title: 'Konditor' })));
    expect((await db.application.get(APPLICATION))?.job.title).toBe('Konditor');
  });

  it('R5.3 leaves alone what has nothing to do with it', async () => {
    const { engine, db } = await withMarket();
    await engine.mutate('application.add', applyArgs);
    const run = vi.spyOn(mutators, 'application.add');
    await merge(db, changed('market', 'job', job({ _id: uuid(77) })));
    expect(run).not.toHaveBeenCalled();
    await merge(db, changed('market', 'job', job({ ver: 2 })));
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('replays those that read a whole table when a row joins it', async () => {
    const { engine, db } = await withMarket();
    await engine.mutate('notification.read-all', { userId: UID, upTo: '2026-11-20T04:26:00.000Z' });
    await merge(db, note(1), note(2, { createdAt: '2026-11-20T05:00:00.000Z' }));
    expect((await db.notification.toArray()).map(({ readAt }) => readAt !== null)).toEqual([true, false]);
  });

  it('builds effects on each other in the order of the taps', async () => {
    const { engine, db } = await withMarket();
    await engine.mutate('application.add', applyArgs);
    await engine.mutate('conversation.add-message', messageArgs(1));
    await engine.mutate('application.remove', { _applicationId: APPLICATION });
    await merge(db, changed('market', 'job', job({ ver: 2, title: 'Konditor' })));
    expect(await db.application.get(APPLICATION)).toMatchObject({
      status: 'withdrawn',
      job: { title: 'Konditor' },
    });
    expect(await db.conversation.toArray()).toMatchObject([{ jobTitle: 'Konditor' }]);
  });

  it('R5.1 keeps truth apart: what is taken back leaves the newest truth behind', async () => {
    const { engine, db } = await withMarket();
    const add = await engine.mutate('application.add', applyArgs);
    const remove = await engine.mutate('application.remove', { _applicationId: APPLICATION });
    await merge(db, changed(ME, 'application', application({ ver: 3, status: 'viewed' })));
    expect((await db.application.get(APPLICATION))?.status).toBe('withdrawn');
    await engine.discard(remove);
    await engine.discard(add);
    expect(await db.application.get(APPLICATION)).toMatchObject({ ver: 3, status: 'viewed' });
    expect(await db.base.count()).toBe(0);
  });

  it('R5.3 an effect that reads a whole table for the first time reads it as it was before later taps', async () => {
    const { engine, db, time } = await withMarket();
    await merge(db, changed(ME, 'offer', OFFER));
    // The application is not here yet, so neither is what its withdrawal ends.
    await engine.mutate('application.remove', { _applicationId: APPLICATION });
    const removedAt = new Date(time.now).toISOString();
    time.now += 60_000;
    const decline = { _offerId: OFFER._id, version: 1, action: 'decline' as const, reason: 'Too far.' };
    await engine.mutate('offer.update', decline);
    expect((await db.offer.get(OFFER._id))?.declineReason).toBe('Too far.');
    await merge(db, changed(ME, 'application', application()));
    expect(await db.offer.get(OFFER._id)).toMatchObject({
      status: 'declined',
      statusAt: { declined: removedAt },
      declineReason: null,
    });
  });

  it('R5.3 a thousand waiting entries end as one by one', async () => {
    const { engine, db } = await withMarket();
    await engine.mutate('application.add', applyArgs);
    for (let n = 0; n < 1000; n += 1) await engine.mutate('conversation.add-message', messageArgs(n));
    await merge(db, changed(ME, 'application', application({ ver: 2 })));
    expect(await db.message.count()).toBe(1000);
    expect((await db.conversation.toArray())[0]?.lastMessage?.text).toBe('Nachricht 999');
    expect(await db.base.count()).toBe(1001);
  });
});

describe('I7 an effect that fails', () => {
  it('R5.8 loses its effect, never the truth that comes in nor the entry', async () => {
    const { engine, db } = await withMarket();
    const id = await engine.mutate('application.add', applyArgs);
    vi.spyOn(mutators, 'application.add').mockImplementation(() => {
      throw new TypeError('broken by an update');
    });
    await merge(db, changed('market', 'job', job({ ver: 2, title: 'Konditor' })));
    expect((await db.job.get(JOB))?.title).toBe('Konditor');
    expect(await db.application.count()).toBe(0);
    expect(await db.outbox.toArray()).toMatchObject([{ id, state: 'waiting' }]);
  });

  it('is told at the tap, where nothing has been written yet', async () => {
    const { engine, db } = await withMarket();
    vi.spyOn(mutators, 'application.add').mockImplementation(() => {
      throw new TypeError('broken');
    });
    await expect(engine.mutate('application.add', applyArgs)).rejects.toThrow('broken');
    expect(await db.outbox.count()).toBe(0);
  });
});

describe('R4.6 answers and buckets', () => {
  it('takes rows of a bucket no pull knows, and the next pull takes them away again', async () => {
    const theirs = `company:${uuid(1)}`;
    const made = engineFor(({ name }) =>
      name === 'sync.pull' ? page({}) : answer({ unread: 0 }, [changed(theirs, 'job', job() as never)]),
    );
    await made.engine.pull();
    await made.engine.mutate('notification.read-all', { userId: UID, upTo: '2026-11-20T04:26:00.000Z' });
    await made.engine.drain();
    expect(await made.db.job.count()).toBe(1);
    await made.engine.pull();
    expect(await made.db.job.count()).toBe(0);
  });
});
