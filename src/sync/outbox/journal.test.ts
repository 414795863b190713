import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it, vi } from 'vitest';
import type { OutboxEntry } from '../../replica/outbox-entry.ts';
import { createStoreWatch, healthOf } from '../../replica/store/health.ts';
import { createMemoryJournal } from '../../replica/store/memory-journal.ts';
import { handTimer } from '../../testing/store.ts';
import {
  APPLICATION,
  answer,
  applyArgs,
  changed,
  engineFor,
  job,
  messageArgs,
  openReplica,
  page,
  UID,
} from '../testing/engine.ts';
import { flushJournal } from './journal.ts';
import { createJournalWriter, STALL_MS } from './write-with-journal.ts';

/** A person on a device whose store can be made to hang. */
function device(factory = new IDBFactory(), journal = createMemoryJournal()) {
  const db = openReplica(UID, factory);
  const watch = createStoreWatch();
  const time = handTimer();
  const wake = vi.fn();
  const writer = createJournalWriter({
    uid: UID,
    journal,
    watch,
    timer: time.timer,
    flush: () => flushJournal(db, journal),
    wake,
  });
  const made = engineFor(
    ({ name }) => (name === 'sync.pull' ? page({ changes: [changed('market', 'job', job())] }) : answer({})),
    {
      db,
      writeWithJournal: writer.writeWithJournal,
      wake,
    },
  );
  return { ...made, factory, journal, watch, wake, ring: time.ring, writer };
}

/** Another tab keeps a transaction over the outbox open, until it is told to let go. */
async function hang(factory: IDBFactory): Promise<() => void> {
  const db = await new Promise<IDBDatabase>((resolve) => {
    const request = factory.open(`zusage:${UID}`);
    request.onsuccess = () => resolve(request.result);
  });
  const store = db.transaction('outbox', 'readwrite').objectStore('outbox');
  let held = true;
  const again = () => {
    const request = store.count();
    request.onsuccess = () => (held ? again() : db.close());
  };
  again();
  return () => {
    held = false;
  };
}

const read = { userId: UID, upTo: '2026-11-20T04:26:00.000Z' };

describe('S3.2 a tap while the store hangs', () => {
  it('goes to the journal after eight seconds, is told, and is written when the store answers, once', async () => {
    const { engine, db, factory, journal, watch, ring } = device();
    await engine.pull();
    const letGo = await hang(factory);
    const tapped = engine.mutate('notification.read-all', read);
    await ring(STALL_MS);
    const id = await tapped;
    expect([healthOf(watch.read()), watch.read().kept]).toEqual(['stalled', 1]);
    expect(await journal.list(UID)).toMatchObject([{ kind: 'entry', id }]);
    letGo();
    await expect.poll(() => healthOf(watch.read())).toBe('ok');
    expect((await db.outbox.toArray()).map((entry) => entry.id)).toEqual([id]);
    expect([watch.read().kept, await journal.list(UID)]).toEqual([0, []]);
  });

  it('keeps the order of the taps: later ones follow it into the journal without waiting', async () => {
    const { engine, db, factory, watch, ring } = device();
    await engine.pull();
    const letGo = await hang(factory);
    const first = engine.mutate('notification.read-all', read);
    await ring(STALL_MS);
    const ids = [await first, await engine.mutate('notification.read-all', read)];
    expect(watch.read().kept).toBe(2);
    letGo();
    await expect.poll(() => watch.read().kept).toBe(0);
    ids.push(await engine.mutate('notification.read-all', read));
    expect((await db.outbox.orderBy('order').toArray()).map((entry) => entry.id)).toEqual(ids);
  });

  it('arrives after the page has died: the next start puts it into the outbox with its effect and its draft', async () => {
    const first = device();
    await first.engine.pull();
    await first.db.draft.put({ key: 'application:x', value: 'halb', at: '' });
    const letGo = await hang(first.factory);
    const tapped = first.engine.mutate('application.add', applyArgs, { draft: 'application:x' });
    await first.ring(STALL_MS);
    const id = await tapped;
    first.db.close();

    const second = device(first.factory, first.journal);
    letGo();
    await second.writer.flush();
    expect((await second.db.outbox.toArray()).map((entry) => entry.id)).toEqual([id]);
    expect(await second.db.application.get(APPLICATION)).toMatchObject({
      status: 'submitted',
      receipt: null,
    });
    expect([await second.db.draft.count(), await first.journal.list(UID)]).toEqual([0, []]);
    await second.engine.drain();
    expect(second.sent.filter(({ key }) => key === id).length).toBe(1);
  });

  it('is not called saved where the journal does not answer either', async () => {
    const { engine, factory, journal, ring } = device();
    await engine.pull();
    const letGo = await hang(factory);
    journal.put = () => new Promise(() => {});
    const tapped = engine.mutate('notification.read-all', read);
    const failed = expect(tapped).rejects.toMatchObject({ code: 'store_stalled' });
    await ring(STALL_MS);
    await ring(5_000);
    await failed;
    letGo();
  });
});

describe('S3.2 a store that is closed for good', () => {
  it('gives its taps to the journal at once', async () => {
    const { engine, db, journal, watch } = device();
    await engine.pull();
    watch.tell({ type: 'newer' });
    db.close();
    const id = await engine.mutate('notification.read-all', read);
    expect(await journal.list(UID)).toMatchObject([{ id }]);
  });

  it('that nobody has noticed yet does so as well', async () => {
    const { engine, db, journal, watch } = device();
    await engine.pull();
    db.close();
    const id = await engine.mutate('notification.read-all', read);
    expect(await journal.list(UID)).toMatchObject([{ id }]);
    expect(watch.read().kept).toBe(1);
  });
});

describe('S3.2 the journal goes into the outbox exactly once', () => {
  const tap = (entry: OutboxEntry) => ({ kind: 'entry' as const, id: entry.id, order: null, entry });

  async function withEntry() {
    const made = device();
    await made.engine.pull();
    const id = await made.engine.mutate('notification.read-all', read);
    const entry = (await made.db.outbox.toArray())[0] as OutboxEntry;
    await made.journal.put(UID, tap(entry));
    return { ...made, id, entry };
  }

  it('an entry that is in the outbox already is only taken out of the journal', async () => {
    const { db, journal } = await withEntry();
    expect(await flushJournal(db, journal)).toBe(0);
    expect([await db.outbox.count(), await journal.list(UID)]).toEqual([1, []]);
  });

  it('one that was received is only taken out as well', async () => {
    const { engine, db, journal, sent } = await withEntry();
    await engine.drain();
    expect(await db.outbox.count()).toBe(0);
    expect(await flushJournal(db, journal)).toBe(0);
    await engine.drain();
    expect(sent.filter(({ name }) => name === 'notification.read-all').length).toBe(1);
  });

  it('R9.4 wakes for what went in, and when the store is open again, but not when it opens with nothing', async () => {
    const { writer, wake, journal } = device();
    await writer.flush();
    expect(wake).not.toHaveBeenCalled();
    await writer.flush();
    expect(wake).toHaveBeenCalledTimes(1);
    expect(await journal.list(UID)).toEqual([]);
  });

  it('two contexts that flush at once add it once', async () => {
    const { db, journal, entry } = await withEntry();
    await db.outbox.clear();
    const added = await Promise.all([flushJournal(db, journal), flushJournal(db, journal)]);
    expect([added.toSorted(), await db.outbox.count()]).toEqual([[0, 1], 1]);
    expect((await db.outbox.toArray())[0]).toMatchObject({ id: entry.id });
  });

  it('what was in a lost outbox comes before what was tapped since, in its own order', async () => {
    const { db, journal, entry } = await withEntry();
    await db.outbox.clear();
    await journal.put(UID, { ...tap({ ...entry, id: 'b' }), order: 2 });
    await journal.put(UID, { ...tap({ ...entry, id: 'c' }), order: 10 });
    await flushJournal(db, journal);
    expect((await db.outbox.orderBy('order').toArray()).map(({ id }) => id)).toEqual(['b', 'c', entry.id]);
  });

  it('I6 nobody else’s records are touched', async () => {
    const { db, journal, entry } = await withEntry();
    await journal.put('somebody-else', tap(entry));
    await flushJournal(db, journal);
    expect((await journal.list('somebody-else')).length).toBe(1);
  });

  it('an entry whose effect can no longer be made is kept without it', async () => {
    const made = device();
    await made.db.open();
    const entry = {
      ...(await withEntry()).entry,
      name: 'conversation.add-message',
      args: messageArgs(1),
    } as OutboxEntry;
    await made.journal.put(UID, tap({ ...entry, args: null as never }));
    expect(await flushJournal(made.db, made.journal)).toBe(1);
    expect(await made.db.outbox.count()).toBe(1);
  });

  it('a draft that is being written now is newer than the one that was rescued', async () => {
    const { db, journal } = device();
    await db.draft.put({ key: 'message:c1', value: 'neu', at: '' });
    await journal.put(UID, {
      kind: 'draft',
      id: 'message:c1',
      draft: { key: 'message:c1', value: 'alt', at: '' },
    });
    await journal.put(UID, {
      kind: 'draft',
      id: 'message:c2',
      draft: { key: 'message:c2', value: 'alt', at: '' },
    });
    await flushJournal(db, journal);
    expect((await db.draft.toArray()).map(({ value }) => value)).toEqual(['neu', 'alt']);
  });
});

it('W1.1 what is wrong with a change is thrown, and not kept in the journal', async () => {
  const { engine, journal } = device();
  await engine.pull();
  await expect(
    engine.mutate('application.add', { ...applyArgs, note: 'x'.repeat(1501) }),
  ).rejects.toMatchObject({
    code: 'fields_invalid',
  });
  expect(await journal.list(UID)).toEqual([]);
});
