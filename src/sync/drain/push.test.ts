import { describe, expect, it } from 'vitest';
import { LEASE_STALE_MS } from '../../../contract/limits.ts';
import {
  APPLICATION,
  answer,
  application,
  applyArgs,
  changed,
  engineFor,
  job,
  messageArgs,
  noAnswer,
  page,
  refuse,
  type Sent,
  START,
  UID,
  uuid,
} from '../testing/engine.ts';
import type { Outcome } from '../wire/outcome.ts';
import type { SyncPorts } from '../wire/ports.ts';

const received = () => answer(application(), [changed(`user:${UID}`, 'application', application())]);

async function applied(
  server: (request: Sent) => Outcome<unknown> | Promise<Outcome<unknown>>,
  given: Partial<SyncPorts> = {},
) {
  const made = engineFor(
    (request) =>
      request.name === 'sync.pull' ? page({ changes: [changed('market', 'job', job())] }) : server(request),
    given,
  );
  await made.engine.pull();
  made.sent.length = 0;
  const entryId = await made.engine.mutate('application.add', applyArgs);
  return { ...made, entryId };
}

describe('W5.1 and W6.1 sending', () => {
  it('W5.2 job.4 sends under the entry’s id and merges the receipt as it removes the entry', async () => {
    const { engine, db, sent, entryId } = await applied(received);
    expect(await engine.drain()).toMatchObject({ ran: true, received: 1 });
    expect(sent).toMatchObject([{ name: 'application.add', key: entryId, args: applyArgs }]);
    expect(await db.application.get(APPLICATION)).toMatchObject({ receipt: { no: 'A-7F3K' } });
    expect(await db.outbox.count()).toBe(0);
    expect(await db.base.count()).toBe(0);
  });

  it('W6.1 sends again under the same key after an answer was lost', async () => {
    let tries = 0;
    const { engine, db, sent } = await applied(() => (++tries === 1 ? noAnswer : received()));
    await engine.drain();
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
    expect(sent).toHaveLength(2);
    expect(await db.outbox.count()).toBe(0);
  });
});

describe('W7.1 retry, sleep and stop', () => {
  it('W7.12 waits with its effect until the mail address is confirmed, and goes out once, with a fresh token', async () => {
    let confirmed = false;
    const taken: string[] = [];
    const { engine, db, sent, entryId } = await applied(
      ({ key, token }) => {
        if (token !== 'fresh' || !confirmed) return refuse(403, 'mail_unverified');
        taken.push(String(key));
        return received();
      },
      { credentials: async ({ fresh } = {}) => ({ uid: UID, token: fresh ? 'fresh' : 'old' }) },
    );
    await engine.mutate('application.remove', { _applicationId: APPLICATION });
    await engine.drain();
    expect(sent.map(({ name, token }) => [name, token])).toEqual([
      ['application.add', 'old'],
      ['application.add', 'fresh'],
    ]);
    const [first, second] = await db.outbox.orderBy('order').toArray();
    expect(first).toMatchObject({ id: entryId, state: 'waiting', refusal: { code: 'mail_unverified' } });
    expect(second).toMatchObject({ state: 'waiting', sent: false });
    // Nothing was taken back.
    expect(await db.application.get(APPLICATION)).toBeDefined();
    confirmed = true;
    await engine.drain({ wakeSleepers: true });
    expect(taken[0]).toBe(entryId);
    expect(taken.filter((key) => key === entryId)).toHaveLength(1);
    expect((await db.outbox.toArray()).some(({ id }) => id === entryId)).toBe(false);
  });

  it('W7.1 sleeps after two tries without an answer, and wakes when something happens', async () => {
    let online = false;
    const { engine, db, sent, time } = await applied(() => (online ? received() : noAnswer));
    const { wakeAt } = await engine.drain();
    expect(sent).toHaveLength(2);
    expect(await db.outbox.toArray()).toMatchObject([{ state: 'waiting', rounds: 1 }]);
    expect(wakeAt).toBeGreaterThan(time.now);
    await engine.drain();
    expect(sent).toHaveLength(2);
    online = true;
    await engine.drain({ wakeSleepers: true });
    expect(await db.outbox.count()).toBe(0);
  });

  it('W7.6 takes a refused effect back and keeps the entry with its text', async () => {
    const { engine, db } = await applied(() => refuse(403, 'too_young'));
    await engine.drain();
    expect(await db.application.count()).toBe(0);
    expect(await db.outbox.toArray()).toMatchObject([
      { state: 'refused', args: { note: 'Ich kann ab Montag.' }, refusal: { code: 'too_young' } },
    ]);
  });

  it('W6.3 counts as received what the server did and no longer shows', async () => {
    const { engine, db, sent, entryId } = await applied(() => refuse(410, 'answer_gone'));
    await engine.drain();
    expect(sent).toHaveLength(1);
    expect(await db.outbox.count()).toBe(0);
    expect(await db.application.count()).toBe(0);
    expect(await db.received.toArray()).toMatchObject([{ id: entryId }]);
  });

  it('W7.6 sends a refused entry again under the same key, with its effect', async () => {
    let refused = true;
    const { engine, db, sent, entryId } = await applied(() => (refused ? refuse(403) : received()));
    await engine.drain();
    refused = false;
    await engine.sendAgain(entryId);
    expect(await db.application.count()).toBe(1);
    await engine.drain();
    expect(sent.map(({ key }) => key)).toEqual([entryId, entryId]);
    expect(await db.outbox.count()).toBe(0);
  });

  it('W7.3 calls 409 a conflict', async () => {
    const { engine, db } = await applied(() => refuse(409, 'job_closed'));
    await engine.drain();
    expect(await db.outbox.toArray()).toMatchObject([{ state: 'conflict', refusal: { code: 'job_closed' } }]);
  });

  it('W7.2 gets a fresh token on 401 and goes on without spending a try', async () => {
    const asked: boolean[] = [];
    const { engine, db, sent } = await applied(
      (request) => (request.token === 'old' ? refuse(401) : received()),
      {
        credentials: async (options) => {
          asked.push(options?.fresh ?? false);
          return { uid: UID, token: options?.fresh ? 'new' : 'old' };
        },
      },
    );
    await engine.drain();
    expect(sent.map(({ token }) => token)).toEqual(['old', 'new']);
    expect(asked.slice(-2)).toEqual([false, true]);
    expect(await db.outbox.count()).toBe(0);
  });

  it('W5.4 what was taken back while a fresh token was on its way is not sent', async () => {
    let come = () => {};
    let wanted = false;
    const { engine, db, sent } = await applied(() => refuse(401), {
      credentials: async ({ fresh } = {}) => {
        if (!fresh) return { uid: UID, token: 'old' };
        wanted = true;
        return new Promise((resolve) => {
          come = () => resolve({ uid: UID, token: 'new' });
        });
      },
    });
    const drained = engine.drain();
    await expect.poll(() => wanted).toBe(true);
    // As by another drain, which took over and was refused, and by its person then.
    await db.outbox.clear();
    come();
    await drained;
    expect(sent.map(({ token }) => token)).toEqual(['old']);
  });

  it('W7.2 keeps everything and asks for a sign-in when a fresh token does not help', async () => {
    const { engine, db } = await applied(() => refuse(401));
    await engine.drain();
    expect(await db.outbox.toArray()).toMatchObject([{ state: 'waiting' }]);
    expect((await db.meta.get('signIn'))?.value).toBe(true);
  });

  it('S1.2 takes a sign-in service that cannot be reached for no answer, never for a sign-out', async () => {
    const { engine, db } = await applied(received, {
      credentials: async () => {
        throw new Error('auth/network-request-failed');
      },
    });
    await engine.drain();
    expect(await db.outbox.toArray()).toMatchObject([{ state: 'waiting', rounds: 1 }]);
    expect(await db.meta.get('signIn')).toBeUndefined();
  });
});

describe('W4.1 order', () => {
  it('W3.1 W4.1 sends a message only after the application it comes after', async () => {
    const { engine, sent, entryId } = await applied(({ name }) =>
      name === 'application.add' ? received() : answer({}),
    );
    await engine.mutate('conversation.add-message', messageArgs(1), { after: entryId });
    await engine.mutate('conversation.add-message', messageArgs(2));
    await engine.drain();
    expect(sent.map(({ name, args }) => args.text ?? name)).toEqual([
      'application.add',
      'Nachricht 1',
      'Nachricht 2',
    ]);
  });

  it('does not let a lane that hangs hold up the next entry of another', async () => {
    let release = () => {};
    const hanging = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { engine, db } = await applied(({ name }) =>
      name === 'application.add' ? hanging.then(received) : answer({ unread: 0 }),
    );
    for (let n = 0; n < 6; n += 1) {
      await engine.mutate('notification.read-all', { userId: UID, upTo: '2026-11-20T04:26:00.000Z' });
    }
    const drained = engine.drain();
    await expect
      .poll(async () => (await db.outbox.toArray()).map(({ name }) => name))
      .toEqual(['application.add']);
    release();
    expect(await drained).toMatchObject({ received: 7 });
  });

  it('does not let a lane that fails hold up the others', async () => {
    const { engine, db } = await applied(({ name }) =>
      name === 'application.add' ? noAnswer : answer({ unread: 0 }),
    );
    await engine.mutate('notification.read-all', { userId: UID, upTo: '2026-11-20T04:26:00.000Z' });
    await engine.drain();
    expect((await db.outbox.toArray()).map(({ name }) => name)).toEqual(['application.add']);
  });
});

describe('W7.4 a locked account', () => {
  it('holds what waits and lets go what it may still do, in either order', async () => {
    let locked = true;
    const { engine, db, sent } = await applied(({ name }) =>
      locked && name === 'application.add' ? refuse(423, 'locked') : received(),
    );
    await engine.mutate('appeal.create', {
      _id: uuid(70),

      text: 'Das war ich nicht.',
    } as never);
    await engine.drain();
    expect(sent.map(({ name }) => name)).toEqual(['application.add', 'appeal.create']);
    expect(await db.outbox.toArray()).toMatchObject([{ name: 'application.add', state: 'waiting' }]);
    expect((await db.meta.get('locked'))?.value).toBe(true);
    locked = false;
    await engine.drain();
    expect(await db.outbox.count()).toBe(0);
    expect((await db.meta.get('locked'))?.value).toBe(false);
  });
});

describe('W8.1 one drainer', () => {
  it('does nothing where another holds the lock', async () => {
    const { engine, sent } = await applied(received, { tryLock: async () => false });
    expect(await engine.drain()).toMatchObject({ ran: false });
    expect(sent).toHaveLength(0);
  });

  it('W8.4 lets a thawed holder write nothing: a newer fence was given out', async () => {
    const { engine, db } = await applied(() => {
      // While this send hangs, another drainer takes over.
      void db.lease.put({ id: 'drain', owner: 'other', fence: 99, aliveAt: START });
      return received();
    });
    await engine.drain();
    expect(await db.outbox.toArray()).toMatchObject([{ state: 'sending' }]);
    expect(await db.application.get(APPLICATION)).toMatchObject({ receipt: null });
  });

  it('W8.4 takes the lock away from a holder that shows no sign of life, and from no other', async () => {
    const asked: boolean[] = [];
    const { engine, db, sent, time } = await applied(received, {
      tryLock: async (_, work, { steal = false } = {}) => {
        asked.push(steal);
        if (steal) await work();
        return steal;
      },
    });
    await db.lease.put({ id: 'drain', owner: 'frozen', fence: 7, aliveAt: time.now });
    expect(await engine.drain()).toMatchObject({ ran: false });
    time.now += LEASE_STALE_MS + 1;
    expect(await engine.drain()).toMatchObject({ ran: true, received: 1 });
    expect(asked).toEqual([false, false, true, ...asked.slice(3)]);
    expect(sent).toHaveLength(1);
    expect(await db.lease.get('drain')).toMatchObject({ fence: 8 });
  });

  it('W8.5 looks once more after the lock is free: who found it taken counts on that', async () => {
    let late = true;
    const made = await applied(() => answer({ unread: 0 }), {
      tryLock: async (name, work) => {
        await work();
        if (name !== `drain:${UID}`) return true;
        // Written after the last look, by somebody who then found the lock taken.
        if (late)
          await made.engine.mutate('notification.read-all', {
            userId: UID,
            upTo: '2026-11-20T04:26:00.000Z',
          });
        late = false;
        return true;
      },
    });
    await made.engine.drain();
    expect(await made.db.outbox.count()).toBe(0);
  });

  it('W8.2 sends nothing of one person under another’s token', async () => {
    const { engine, db, sent } = await applied(received, {
      credentials: async () => ({ uid: 'somebody-else', token: 'theirs' }),
    });
    await engine.drain();
    expect(sent).toHaveLength(0);
    expect(await db.outbox.count()).toBe(1);
  });
});
