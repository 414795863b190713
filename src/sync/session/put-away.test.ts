import { beforeAll, describe, expect, it } from 'vitest';
import type { SealKey } from '../../../contract/entities/rights.ts';
import { SEALED_DAYS } from '../../../contract/limits.ts';
import { indexName } from '../../replica/database.ts';
import { readDraft, saveDraft } from '../../replica/drafts.ts';
import { createIndexStore } from '../../replica/market/index-store.ts';
import { outboxEntries } from '../../replica/queries/outbox.ts';
import { takeRows } from '../../replica/store/bare-store.ts';
import { newPair, sharedDevice } from '../testing/device.ts';
import { answer, engineFor, messageArgs, openReplica, page, START, UID } from '../testing/engine.ts';
import { part, putAway } from './put-away.ts';
import { keepSealKey } from './seal-key.ts';
import { sweepDevice } from './shared-device.ts';

const DAY_MS = 86_400_000;
const WORDS = /Zuerst|Danach|Noch nicht fertig|Brotkultur|Bäckereifachverkäufer/;

let pair: Required<SealKey>;
beforeAll(async () => {
  pair = await newPair();
});

const texts = async (db: ReturnType<typeof openReplica>) =>
  (await outboxEntries(db)).map(({ args }) => (args as { text?: string }).text);

type Device = ReturnType<typeof sharedDevice>;
type Back = Awaited<ReturnType<Device['back']>>;

/** What the person finds when they are back is exactly what they left. */
async function expectAll(
  device: Device,
  { db }: Back,
  { first, second, file }: Awaited<ReturnType<Device['live']>>,
) {
  expect((await outboxEntries(db)).map(({ id, files, state }) => [id, files, state])).toEqual([
    [first, [], 'waiting'],
    [second, [file.id], 'waiting'],
  ]);
  expect(new Uint8Array((await db.file.get(file.id))?.bytes ?? new ArrayBuffer())).toEqual(
    new Uint8Array(file.bytes),
  );
  expect(await readDraft(db, 'application:x')).toEqual({ note: 'Noch nicht fertig.' });
  expect(await device.boxes.list(UID)).toEqual([]);
}

describe('S4.1 a person who was signed out on this device', () => {
  it('S4.2 leaves no word on it that can be read, and finds everything again, in order, once', async () => {
    const device = sharedDevice(pair);
    const left = await device.live();
    expect(await device.everything()).toMatch(WORDS);
    device.sealed.add(UID);
    expect(await putAway(UID, device.ports)).toBe('locked');
    expect(await device.everything()).not.toMatch(WORDS);
    expect(await device.factory.databases()).toEqual([]);

    const back = await device.back();
    expect(await back.take()).toBe(2);
    await expectAll(device, back, left);
    expect(await back.take()).toBe(0);
    expect(await texts(back.db)).toEqual(['Zuerst.', 'Danach.']);
  });

  it('S4.6 without a key loses their rows and keeps what was never sent, as it was', async () => {
    const device = sharedDevice(pair);
    const left = await device.live({ withKey: false });
    device.sealed.add(UID);
    expect(await putAway(UID, device.ports)).toBe('open');
    expect(await device.everything()).not.toMatch(/Brotkultur|Bäckereifachverkäufer/);
    const back = await device.back();
    expect(await back.take()).toBe(0);
    await expectAll(device, back, left);
  });

  it('with nothing unsent leaves nothing', async () => {
    const device = sharedDevice(pair);
    const db = openReplica(UID, device.factory);
    await engineFor(() => page(), { db }).engine.pull();
    db.close();
    device.sealed.add(UID);
    expect(await putAway(UID, device.ports)).toBe('nothing');
    expect(await device.factory.databases()).toEqual([]);
    expect(await device.boxes.people()).toEqual([]);
  });

  it('S7.3 leaves nothing of the index of the market either, also where rows go and what is unsent stays', async () => {
    for (const unsent of [false, true]) {
      const device = sharedDevice(pair);
      const db = openReplica(UID, device.factory);
      if (unsent)
        await saveDraft(db, 'application:x', { note: 'Noch nicht fertig.' }, new Date(START).toISOString());
      const index = createIndexStore(device.factory, indexName(UID));
      await index.write([{ terms: 'nachts', places: new Uint8Array([1, 0]), facts: '[]' }], []);
      db.close();
      device.sealed.add(UID);
      expect(await putAway(UID, device.ports)).toBe(unsent ? 'open' : 'nothing');
      expect(await index.keys()).toEqual([]);
      expect(await device.boxes.people()).toEqual(unsent ? [UID] : []);
    }
  });

  it('and is here again by now, is left alone', async () => {
    const device = sharedDevice(pair);
    await device.live();
    expect(await putAway(UID, device.ports)).toBe('nothing');
    expect(await device.everything()).toMatch(WORDS);
  });

  it('S4.2 takes along what lies in the journal, where their store hung', async () => {
    const device = sharedDevice(pair);
    await device.live();
    const draft = { key: 'message:c', value: 'Im Journal.', at: '2026-11-20T04:26:00.000Z' };
    await device.journal.put(UID, { kind: 'draft', id: draft.key, draft });
    device.sealed.add(UID);
    expect(await putAway(UID, device.ports)).toBe('locked');
    expect(await device.everything()).not.toMatch(/Im Journal/);
    const back = await device.back();
    await back.take();
    expect(await readDraft(back.db, 'message:c')).toBe('Im Journal.');
  });

  it('S4.7 takes along what was received lately, and puts it into no box', async () => {
    const device = sharedDevice(pair);
    const db = openReplica(UID, device.factory);
    const { engine } = engineFor(({ name }) => (name === 'sync.pull' ? page() : answer({})), { db });
    await engine.pull();
    await engine.mutate('conversation.add-message', messageArgs(1, 'Zuerst.'));
    await engine.drain();
    expect(await db.received.count()).toBe(1);
    db.close();
    device.sealed.add(UID);
    expect(await putAway(UID, device.ports)).toBe('nothing');
    expect(await device.everything()).not.toMatch(WORDS);
  });

  it('S4.10 is put away once what was being taken out is here', async () => {
    const device = sharedDevice(pair);
    const left = await device.live();
    device.sealed.add(UID);
    await putAway(UID, device.ports);
    const back = await device.back();
    const waitingThen: number[] = [];
    const isSealed = async () => {
      waitingThen.push(await back.db.outbox.count());
      return false;
    };
    let away: Promise<unknown> | undefined;
    back.db.guard = async (work) => {
      away ??= putAway(UID, { ...device.ports, isSealed });
      return work();
    };
    expect(await back.take()).toBe(2);
    expect(await away).toBe('nothing');
    expect(waitingThen).toEqual([2]);
    await expectAll(device, back, left);
  });

  it('S4.11 keeps a tap that was held up and lands while they leave by their own hand', async () => {
    const device = sharedDevice(pair);
    const db = openReplica(UID, device.factory);
    const { engine } = engineFor(() => page(), { db });
    await keepSealKey(db, async () => pair);
    const leave = async () => {
      await engine.mutate('conversation.add-message', messageArgs(1, 'Gerade noch.'));
      db.close();
      device.sealed.add(UID);
    };
    expect(await part(UID, device.ports, { leave, discard: false })).toBe('locked');
    expect(await device.everything()).not.toMatch(/Gerade noch/);
    const back = await device.back();
    await back.take();
    expect(await texts(back.db)).toEqual(['Gerade noch.']);
  });

  it('S4.11 takes read marks along, which nobody would miss', async () => {
    const device = sharedDevice(pair);
    const db = openReplica(UID, device.factory);
    const { engine } = engineFor(() => page(), { db });
    await engine.mutate('notification.read-all', { userId: UID, upTo: new Date(START).toISOString() });
    db.close();
    device.sealed.add(UID);
    expect(await device.everything()).toMatch(/read-all/);
    // What deletes the database may have to wait for a frozen tab; the rows do not.
    await takeRows(device.factory, db.name);
    expect(await device.everything()).not.toMatch(/read-all/);
    expect(await putAway(UID, device.ports)).toBe('nothing');
  });

  it('discards for good, before any tab can put it away', async () => {
    const device = sharedDevice(pair);
    await device.live();
    let other: Promise<unknown> = Promise.resolve();
    // The other tab is told while this one is still leaving, and has time enough to be faster.
    const leave = async () => {
      device.sealed.add(UID);
      other = putAway(UID, device.ports);
      for (let turns = 0; turns < 300; turns += 1) await new Promise(setImmediate);
    };
    const end = await part(UID, device.ports, { leave, discard: true });
    await other;
    expect(end).toBe('nothing');
    expect(await device.boxes.people()).toEqual([]);
    expect(await device.factory.databases()).toEqual([]);
  });
});

describe('S4.4 what comes back', () => {
  it('S4.4 goes before what was done since', async () => {
    const device = sharedDevice(pair);
    await device.live();
    device.sealed.add(UID);
    await putAway(UID, device.ports);
    const { db, take } = await device.back();
    const server = ({ name }: { name: string }) => (name === 'sync.pull' ? page() : answer({}));
    const { engine, sent } = engineFor(server, { db, newId: () => crypto.randomUUID() });
    await engine.mutate('conversation.add-message', messageArgs(3, 'Zuletzt.'));
    await take();
    expect(await texts(db)).toEqual(['Zuerst.', 'Danach.', 'Zuletzt.']);
    await db.outbox.toCollection().modify({ files: [] });
    await engine.drain();
    // A replica that was never told anything sends the first again after its first pull (rule R3), under the same key.
    const messages = new Map(
      sent.filter(({ name }) => name === 'conversation.add-message').map(({ key, args }) => [key, args.text]),
    );
    expect([...messages.values()]).toEqual(['Zuerst.', 'Danach.', 'Zuletzt.']);
  });

  it('never takes the place of words that are newer', async () => {
    const device = sharedDevice(pair);
    await device.live();
    device.sealed.add(UID);
    await putAway(UID, device.ports);
    const { db, take } = await device.back();
    await saveDraft(db, 'application:x', { note: 'Neuer.' }, '2026-11-21T04:26:00.000Z');
    await take();
    expect(await readDraft(db, 'application:x')).toEqual({ note: 'Neuer.' });
  });

  it('S4.3 stays locked where the server has another key by now', async () => {
    const device = sharedDevice(pair);
    await device.live();
    device.sealed.add(UID);
    await putAway(UID, device.ports);
    Object.assign(pair, await newPair());
    const { db, take } = await device.back();
    expect(await take()).toBe(0);
    expect(await db.outbox.count()).toBe(0);
    expect(await device.boxes.list(UID)).toHaveLength(1);
    pair = await newPair();
  });
});

describe('S4.5 a crash between any two steps', () => {
  it('of putting away loses nothing, doubles nothing, and the next start ends what was begun', async () => {
    let crashes = 0;
    for (let steps = 0; ; steps += 1) {
      const device = sharedDevice(pair);
      const left = await device.live();
      device.sealed.add(UID);
      device.crashAfter(steps);
      await putAway(UID, device.ports).catch(() => undefined);
      if (!device.crashAfter()) break;
      crashes += 1;
      await device.start();
      expect(await device.everything(), `after ${steps} steps`).not.toMatch(WORDS);
      const back = await device.back();
      await back.take();
      await expectAll(device, back, left);
    }
    expect(crashes).toBeGreaterThan(15);
  });

  /** Of taking out: killed after every number of steps, and whether the work was back by then. */
  async function* killedTakingOut() {
    let crashes = 0;
    for (let steps = 0; ; steps += 1) {
      const device = sharedDevice(pair);
      const left = await device.live();
      device.sealed.add(UID);
      await putAway(UID, device.ports);
      const back = await device.back();
      device.crashAfter(steps);
      await back.take().catch(() => undefined);
      if (!device.crashAfter()) break;
      crashes += 1;
      yield { after: `after ${steps} steps`, device, left, back, isIn: (await back.db.outbox.count()) > 0 };
    }
    expect(crashes).toBeGreaterThan(5);
  }

  it('of taking out loses nothing, and what was sent or discarded meanwhile does not come back', async () => {
    for await (const { after, device, left, back, isIn } of killedTakingOut())
      if (isIn) {
        // Of what is back by now the person discards one thing and ends a draft, before the boxes are looked at again.
        await back.db.outbox.where('id').equals(left.first).delete();
        await back.db.draft.clear();
        await back.take();
        expect(await texts(back.db), after).toEqual(['Danach.']);
        expect(await back.db.draft.count()).toBe(0);
        expect(await device.boxes.list(UID)).toEqual([]);
      } else {
        await back.take();
        await expectAll(device, back, left);
      }
  });

  it('of taking out, and then signed out again: boxes that are in are not kept a second time', async () => {
    for await (const { after, device, left, back, isIn } of killedTakingOut()) {
      if (isIn) await back.db.outbox.where('id').equals(left.first).delete();
      back.db.close();
      device.sealed.add(UID);
      await putAway(UID, device.ports);
      const again = await device.back();
      await again.take();
      expect(await texts(again.db), after).toEqual(isIn ? ['Danach.'] : ['Zuerst.', 'Danach.']);
    }
  });
});

describe('S4.8 what nobody came back for', () => {
  const later = (device: Device, days: number) => {
    device.time.now += days * DAY_MS + 1;
  };

  it.each([true, false])('goes after 30 days, with a key: %s', async (withKey) => {
    const device = sharedDevice(pair);
    await device.live({ withKey });
    device.sealed.add(UID);
    await putAway(UID, device.ports);
    later(device, SEALED_DAYS - 1);
    await device.start();
    expect(await device.boxes.people()).toEqual([UID]);
    later(device, 1);
    await device.start();
    expect(await device.boxes.people()).toEqual([]);
    expect(await device.factory.databases()).toEqual([]);
    expect(await device.journal.list(UID)).toEqual([]);
  });

  it('of a device that had put nothing away yet is put away at the next start, and counts from then', async () => {
    const device = sharedDevice(pair);
    await device.live();
    device.sealed.add(UID);
    await device.start();
    expect(await device.everything()).not.toMatch(WORDS);
    later(device, SEALED_DAYS);
    await device.start();
    expect(await device.boxes.people()).toEqual([]);
  });

  it('starts over where the date lies ahead, and never counts for a person who is signed in', async () => {
    const device = sharedDevice(pair);
    await device.live();
    device.sealed.add(UID);
    device.time.now += 1000 * DAY_MS;
    await putAway(UID, device.ports);
    device.time.now -= 1000 * DAY_MS;
    await device.start();
    expect(await device.boxes.readAway(UID)).toBe(device.time.now);
    device.sealed.delete(UID);
    await device.start([UID]);
    expect(await device.boxes.readAway(UID)).toBeUndefined();
    expect(await device.boxes.list(UID)).toHaveLength(1);
  });

  it('somebody who has signed in while the worker looked around has no mark of being away', async () => {
    const device = sharedDevice(pair);
    await device.live();
    const { ports } = device;
    await sweepDevice(ports, new Set(), { onlySealed: true });
    expect(await device.boxes.readAway(UID)).toBeUndefined();
    expect(await device.factory.databases()).toHaveLength(1);
  });
});
