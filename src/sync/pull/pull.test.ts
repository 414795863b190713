import { IDBObjectStore as FDBObjectStore, IDBFactory } from 'fake-indexeddb';
import { describe, expect, it, vi } from 'vitest';
import { newConversation, newParticipant } from '../../../contract/new-conversation.ts';
import { getMeta, type Replica } from '../../replica/database.ts';
import { takeRows } from '../../replica/store/bare-store.ts';
import {
  APPLICATION,
  answer,
  application,
  applyArgs,
  COMPANY,
  CONVERSATION,
  callOffEach,
  changed,
  engineFor,
  JOB,
  job,
  messageArgs,
  noAnswer,
  openReplica,
  page,
  refuse,
  UID,
  uuid,
} from '../testing/engine.ts';

const ME = `user:${UID}`;

describe('R2.2 the cursor comes with the last rows of its page', () => {
  it('R2.1 asks from the last cursor until there is no more', async () => {
    const pages = [
      page({ cursor: 'c1', more: true, changes: [changed('market', 'job', job())] }),
      page({ cursor: 'c2', changes: [changed('market', 'job', job({ _id: uuid(77) }))] }),
    ];
    const { engine, db, sent } = engineFor(() => pages.shift() ?? noAnswer);
    expect(await engine.pull()).toBe('complete');
    expect(sent.map(({ args }) => args.cursor)).toEqual([undefined, 'c1']);
    expect(await db.job.count()).toBe(2);
    expect((await db.meta.get('cursor'))?.value).toBe('c2');
    expect((await db.meta.get('loaded'))?.value).toBe(true);
  });

  const ROWS = Array.from({ length: 450 }, (_, n) => changed('market', 'job', job({ _id: uuid(5000 + n) })));

  /** Does something once the first rows of a page are in the store; the next write does not wait for it. */
  const afterFirstSlice = (db: Replica, act: () => Promise<void>) =>
    new Promise<void>((resolve, reject) => {
      const { guard } = db;
      let isFirst = true;
      db.guard = async (work, options) => {
        const done = await guard(work, options);
        if (isFirst && (await db.job.count()) > 0) {
          isFirst = false;
          act().then(resolve, reject);
        }
        return done;
      };
    });

  it('R2.3 a slice of new rows asks for none of them by itself, and hands fifty over at a time', async () => {
    const { engine, db } = engineFor(({ args }) =>
      args.cursor ? page({ cursor: 'c1', changes: ROWS }) : page({ cursor: 'c0' }),
    );
    await engine.pull();
    const asked: string[] = [];
    let most = 0;
    let under = 0;
    const { get, put } = FDBObjectStore.prototype;
    vi.spyOn(FDBObjectStore.prototype, 'get').mockImplementation(function (this: IDBObjectStore, key) {
      asked.push(this.name);
      return get.call(this, key);
    });
    vi.spyOn(FDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...row) {
      const request = put.apply(this, row);
      if (this.name === 'job') {
        under += 1;
        most = Math.max(most, under);
        request.addEventListener('success', () => {
          under -= 1;
        });
      }
      return request;
    });
    await engine.pull();
    vi.restoreAllMocks();
    expect(await db.job.count()).toBe(ROWS.length);
    expect(new Set(asked)).toEqual(new Set(['meta']));
    expect(most).toBe(50);
  });

  it('R2.4 a page is whole where each of its slices is called off once', async () => {
    // A first page of all is one transaction (R2.2); the next ones come in slices.
    const { engine, db } = engineFor(({ args }) =>
      args.cursor ? page({ cursor: 'c1', changes: ROWS }) : page({ cursor: 'c0' }),
    );
    await engine.pull();
    const calledOff = callOffEach(db);
    expect(await engine.pull()).toBe('complete');
    expect(calledOff()).toBe(5);
    expect([await db.job.count(), await getMeta(db, 'cursor')]).toEqual([ROWS.length, 'c1']);
  });

  it('a tap that comes while a page is applied is saved before the page is', async () => {
    const { engine, db } = engineFor(({ args }) =>
      args.cursor ? page({ cursor: 'c1', changes: ROWS }) : page({ cursor: 'c0' }),
    );
    await engine.pull();
    let saved: unknown[] = [];
    const tap = afterFirstSlice(db, async () => {
      await engine.mutate('notification.read-all', { userId: UID, upTo: '2026-11-20T04:26:00.000Z' });
      saved = await db.transaction('r', db.job, db.meta, async () => [
        (await db.job.count()) < ROWS.length,
        (await db.meta.get('cursor'))?.value,
      ]);
    });
    expect(await engine.pull()).toBe('complete');
    await tap;
    expect(saved).toEqual([true, 'c0']);
    expect(await db.job.count()).toBe(ROWS.length);
    expect((await db.meta.get('cursor'))?.value).toBe('c1');
  });

  it('a page that broke off comes again', async () => {
    const factory = new IDBFactory();
    const asked: unknown[] = [];
    const open = () =>
      engineFor(
        ({ args }) => {
          asked.push(args.cursor);
          return args.cursor ? page({ cursor: 'c1', changes: ROWS }) : page({ cursor: 'c0' });
        },
        { db: openReplica(UID, factory) },
      );
    const first = open();
    await first.engine.pull();
    const broken = afterFirstSlice(first.db, async () => first.db.close());
    await first.engine.pull().catch(() => 'closed');
    await broken;
    const { engine, db } = open();
    expect(await db.job.count()).toBeLessThan(ROWS.length);
    expect(await engine.pull()).toBe('complete');
    expect([asked, await db.job.count()]).toEqual([[undefined, 'c0', 'c0'], ROWS.length]);
  });

  it('I5 what is emptied goes with the cursor, in one transaction', async () => {
    const { engine, db } = engineFor(({ args }) =>
      args.cursor
        ? page({ cursor: 'c1', buckets: [ME, 'market'], changes: ROWS })
        : page({ buckets: [ME, 'market:16'], changes: [changed('market:16', 'job', job())] }),
    );
    await engine.pull();
    const seen = new Set<string>();
    const watching = { on: true };
    const watched = (async () => {
      while (watching.on) {
        const [rows, cursor] = await db.transaction('r', db.job, db.meta, () =>
          Promise.all([db.job.count(), db.meta.get('cursor')]),
        );
        seen.add(`${cursor?.value} ${rows}`);
      }
    })();
    await engine.pull();
    watching.on = false;
    await watched;
    expect([...seen].filter((state) => state !== 'c0 1')).toEqual(
      seen.has(`c1 ${ROWS.length}`) ? [`c1 ${ROWS.length}`] : [],
    );
  });

  it('R6 resumes where a break left it', async () => {
    const pages = [page({ cursor: 'c1', more: true }), noAnswer, page({ cursor: 'c2' })];
    const { engine, sent } = engineFor(() => pages.shift() ?? noAnswer);
    expect(await engine.pull()).toBe('no-answer');
    expect(await engine.pull()).toBe('complete');
    expect(sent.map(({ args }) => args.cursor)).toEqual([undefined, 'c1', 'c1']);
  });

  it('I5 gives a page up when another context has moved the cursor meanwhile, and goes on from there', async () => {
    const made = engineFor(async ({ args }) => {
      if (args.cursor === 'ahead') return page({ cursor: 'end' });
      await made.db.meta.put({ key: 'cursor', value: 'ahead' });
      return page({ cursor: 'behind', changes: [changed('market', 'job', job())] });
    });
    expect(await made.engine.pull()).toBe('complete');
    expect((await made.db.meta.get('cursor'))?.value).toBe('end');
    expect(await made.db.job.count()).toBe(0);
  });
});

describe('R3.2 and R4.5 lost rows', () => {
  it('R3.2 empties a bucket that is reset before the page is applied, and leaves the outbox alone', async () => {
    const pages = [
      page({ changes: [changed('market', 'job', job()), changed(ME, 'application', application())] }),
      page({ cursor: 'c9', reset: ['market'], changes: [changed('market', 'job', job({ _id: uuid(77) }))] }),
    ];
    const { engine, db } = engineFor(() => pages.shift() ?? noAnswer);
    await engine.pull();
    await engine.mutate('application.remove', { _applicationId: APPLICATION });
    await engine.pull();
    expect((await db.job.toArray()).map(({ _id }) => _id)).toEqual([uuid(77)]);
    expect(await db.application.get(APPLICATION)).toMatchObject({ status: 'withdrawn' });
    expect(await db.outbox.count()).toBe(1);
  });

  it('R5.5 shows what waits again where its row had arrived before the answer, and went with its bucket', async () => {
    const pages = [
      page({ changes: [changed('market', 'job', job())] }),
      page({ cursor: 'c2', changes: [changed(ME, 'application', application())] }),
      page({ cursor: 'c3', reset: [ME] }),
    ];
    const { engine, db } = engineFor(() => pages.shift() ?? noAnswer);
    await engine.pull();
    await engine.mutate('application.add', applyArgs);
    await engine.pull();
    expect((await db.application.get(APPLICATION))?.receipt).toBeTruthy();
    await engine.pull();
    expect(await db.application.get(APPLICATION)).toMatchObject({ note: applyArgs.note, receipt: null });
  });

  it('R5.2 shows what waits by the first row that allows it where a sign-out had taken all rows', async () => {
    const application_ = changed(ME, 'application', application());
    const conversation = newConversation({
      _id: CONVERSATION,
      _applicationId: APPLICATION,
      _jobId: JOB,
      _companyId: COMPANY,
      jobTitle: job().title,
      companyName: job().companyName,
      status: 'open',
      participants: [newParticipant({ _userId: UID, side: 'talent', name: '' })],
      createdAt: application().statusAt.submitted ?? '',
    });
    const pages = [
      page({ changes: [application_, changed(ME, 'conversation', { ...conversation, ver: 1 })] }),
      page({ more: true, changes: [application_] }),
    ];
    const factory = new IDBFactory();
    const { engine, db } = engineFor(() => pages.shift() ?? noAnswer, { db: openReplica(UID, factory) });
    await engine.pull();
    await engine.mutate('conversation.add-message', messageArgs(1));
    await takeRows(factory, db.name);
    expect(await db.message.count()).toBe(0);
    await engine.pull();
    expect((await db.message.toArray()).map(({ text }) => text)).toEqual(['Nachricht 1']);
    expect(await db.conversation.get(CONVERSATION)).toMatchObject({ _applicationId: APPLICATION });
  });

  it('R4.5 drops the rows of a bucket that is no longer listed', async () => {
    const pages = [page({ changes: [changed('market', 'job', job())] }), page({ buckets: [ME] })];
    const { engine, db } = engineFor(() => pages.shift() ?? noAnswer);
    await engine.pull();
    await engine.pull();
    expect(await db.job.count()).toBe(0);
  });

  it('R5.4 removes a row by its tombstone, and a late older answer does not bring it back', async () => {
    const late = changed(ME, 'application', application({ ver: 1 }));
    const pages = [
      page({ changes: [late] }),
      page({ changes: [{ ...late, ver: 3, row: null }] }),
      page({ changes: [late] }),
    ];
    const { engine, db } = engineFor(() => pages.shift() ?? noAnswer);
    await engine.pull();
    await engine.pull();
    expect(await db.application.count()).toBe(0);
    await engine.pull();
    expect(await db.application.count()).toBe(0);
  });
});

describe('R5.2 truth and optimism', () => {
  it('shows the truth plus what waits, whatever is pulled', async () => {
    const pages = [
      page({ changes: [changed(ME, 'application', application())] }),
      page({
        changes: [
          changed(
            ME,
            'application',
            application({ ver: 2, status: 'viewed', seenAt: '2026-11-20T05:00:00.000Z' }),
          ),
        ],
      }),
    ];
    const { engine, db } = engineFor(() => pages.shift() ?? noAnswer);
    await engine.pull();
    const entryId = await engine.mutate('application.remove', { _applicationId: APPLICATION });
    await engine.pull();
    expect(await db.application.get(APPLICATION)).toMatchObject({
      status: 'withdrawn',
      seenAt: '2026-11-20T05:00:00.000Z',
    });
    await engine.discard(entryId);
    expect(await db.application.get(APPLICATION)).toMatchObject({ status: 'viewed', ver: 2 });
  });

  it('R5.4 never replaces a newer row by an older one', async () => {
    const pages = [
      page({ changes: [changed(ME, 'application', application({ ver: 5, status: 'accepted' }))] }),
      page({ changes: [changed(ME, 'application', application({ ver: 4, status: 'viewed' }))] }),
    ];
    const { engine, db } = engineFor(() => pages.shift() ?? noAnswer);
    await engine.pull();
    await engine.pull();
    expect(await db.application.get(APPLICATION)).toMatchObject({ ver: 5, status: 'accepted' });
  });

  it('R5.7 ends the same whether the answer or the pull comes first', async () => {
    const row = changed(ME, 'application', application());
    const ends = [];
    for (const answerFirst of [true, false]) {
      let pulled = false;
      const { engine, db } = engineFor(({ name }) => {
        if (name !== 'sync.pull') return answer(application(), [row]);
        const changes = pulled ? [row] : [changed('market', 'job', job())];
        pulled = true;
        return page({ changes });
      });
      await engine.pull();
      await engine.mutate('application.add', applyArgs);
      if (answerFirst) await engine.drain();
      await engine.pull();
      expect(await db.application.count()).toBe(1);
      await engine.drain();
      ends.push([await db.application.toArray(), await db.base.toArray(), await db.outbox.toArray()]);
    }
    expect(ends[0]).toEqual(ends[1]);
  });

  it('a pull that runs into a change waits for nobody and loses nothing', async () => {
    const made = engineFor(({ name }) => (name === 'sync.pull' ? page() : noAnswer));
    await made.engine.pull();
    await made.engine.mutate('notification.read-all', { userId: UID, upTo: '2026-11-20T04:26:00.000Z' });
    await made.engine.sync();
    expect(await made.db.outbox.count()).toBe(1);
  });
});

describe('R8 the server’s clock', () => {
  it('measures how far the device is off, taking half the way for the request', async () => {
    const made = engineFor(() => {
      made.time.now += 2000;
      return page({ serverTime: new Date(made.time.now + 3_600_000 - 1000).toISOString() });
    });
    await made.engine.pull();
    expect((await made.db.meta.get('clockOffset'))?.value).toBe(3_600_000);
  });
});

describe('pulling without an answer', () => {
  it('says so, and that the server is not reachable', async () => {
    const { engine, db } = engineFor(() => noAnswer);
    expect(await engine.pull()).toBe('no-answer');
    expect((await db.meta.get('reachable'))?.value).toBe(false);
  });

  it('asks for a sign-in when a fresh token is refused too', async () => {
    const { engine, db, sent } = engineFor(() => refuse(401, 'token_invalid'));
    expect(await engine.pull()).toBe('signed-out');
    expect(sent).toHaveLength(2);
    expect((await db.meta.get('signIn'))?.value).toBe(true);
    expect(await db.job.get(JOB)).toBeUndefined();
  });
});

describe('R7.6 the regular turn of a page that hears signals', () => {
  it('sends what waits and pulls nothing, unless the server did not answer last', async () => {
    let there = true;
    const { engine, sent } = engineFor(({ name }) =>
      !there ? noAnswer : name === 'sync.pull' ? page() : answer({ unread: 0 }),
    );
    await engine.turn(true);
    expect(sent.map(({ name }) => name)).toEqual(['sync.pull']);
    await engine.mutate('notification.read-all', { userId: UID, upTo: '2026-11-20T04:26:00.000Z' });
    await engine.turn(true);
    expect(sent.map(({ name }) => name)).toEqual(['sync.pull', 'notification.read-all']);
    there = false;
    await engine.pull();
    there = true;
    await engine.turn(true);
    await engine.turn(false);
    expect(sent.slice(2).map(({ name }) => name)).toEqual(['sync.pull', 'sync.pull', 'sync.pull']);
  });
});

describe('W7.4 the regular turn of a page', () => {
  it('asks nothing for a locked account, and goes on once it is open', async () => {
    let locked = true;
    const { engine, sent } = engineFor(() => (locked ? refuse(423, 'locked') : page({ cursor: 'c1' })));
    await engine.turn();
    await engine.turn();
    await engine.turn();
    expect(sent.map(({ name }) => name)).toEqual(['sync.pull']);
    locked = false;
    // What the screen of a locked account does when it learns that it is open.
    expect(await engine.pull()).toBe('complete');
    await engine.turn();
    expect(sent).toHaveLength(3);
  });
});
