import { describe, expect, it } from 'vitest';
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
  START,
  UID,
  uuid,
} from '../testing/engine.ts';
import type { Outcome } from '../wire/outcome.ts';

const ME = `user:${UID}`;
const DAY_MS = 86_400_000;
const receipt = answer(application(), [changed(ME, 'application', application())]);
const market = changed('market', 'job', job());

describe('R3.3 a server that was set back', () => {
  it('R3.4 gets again, under the same key and in order, what it may have lost', async () => {
    let reset: string[] = [];
    const made = engineFor(({ name }) =>
      name === 'sync.pull' ? page({ cursor: reset.join(), reset, changes: [market] }) : receipt,
    );
    await made.engine.pull();
    await made.engine.mutate('application.add', applyArgs);
    await made.engine.drain();
    reset = [ME, 'market'];
    await made.engine.mutate('conversation.add-message', messageArgs(1));
    await made.engine.pull();
    expect(await made.db.application.count()).toBe(0);
    await made.engine.drain();
    const adds = made.sent.filter(({ name }) => name === 'application.add');
    expect(adds).toHaveLength(2);
    expect(adds[0]?.key).toBe(adds[1]?.key);
    expect(made.sent.at(-1)?.name).toBe('conversation.add-message');
    expect((await made.db.application.get(APPLICATION))?.receipt?.no).toBe('A-7F3K');
  });

  it('R3.7 does not take an answer from before for a receipt', async () => {
    let sends = 0;
    const made = engineFor(async ({ name }) => {
      if (name === 'sync.pull')
        return page({ cursor: 'new', reset: sends ? [ME, 'market'] : [], changes: [market] });
      sends += 1;
      // While this answer travels the server is set back, and the reset arrives first.
      if (sends === 1) await made.engine.pull();
      return receipt;
    });
    await made.engine.pull();
    await made.engine.mutate('application.add', applyArgs);
    await made.engine.drain();
    expect(sends).toBe(2);
    expect(await made.db.outbox.count()).toBe(0);
  });

  it('forgets what was received a week ago by the server’s clock, whatever the device’s says', async () => {
    let serverTime = START;
    const made = engineFor(({ name }) =>
      name === 'sync.pull'
        ? page({ serverTime: new Date(serverTime).toISOString(), changes: [market] })
        : receipt,
    );
    const kept = async () => {
      await made.engine.pull();
      await made.engine.drain();
      return made.db.received.count();
    };
    await made.engine.pull();
    await made.engine.mutate('application.add', applyArgs);
    expect(await kept()).toBe(1);
    made.time.now += 30 * DAY_MS;
    expect(await kept()).toBe(1);
    serverTime += 8 * DAY_MS;
    expect(await kept()).toBe(0);
  });

  it('R3.3 keeps what was received while the first load was under way, though the device’s clock is weeks slow', async () => {
    const serverTime = new Date(START).toISOString();
    const pages = [page({ cursor: 'half', more: true }), noAnswer, page({ cursor: 'all', serverTime })];
    const made = engineFor(({ name }) => (name === 'sync.pull' ? (pages.shift() ?? noAnswer) : receipt));
    made.time.now -= 30 * DAY_MS;
    // The line breaks after the first page: the cursor is known by then, and the server’s time is not.
    await made.engine.pull();
    await made.engine.mutate('application.add', applyArgs);
    await made.engine.drain();
    await made.engine.pull();
    await made.engine.drain();
    expect(await made.db.received.count()).toBe(1);
  });

  it('R3.5 takes the first pull for a reset: what was received before it may be lost', async () => {
    const made = engineFor(({ name }) => (name === 'sync.pull' ? page({ changes: [market] }) : receipt));
    await made.engine.mutate('application.add', applyArgs);
    await made.engine.drain();
    expect(await made.db.application.count()).toBe(1);
    await made.engine.pull();
    expect(await made.db.application.count()).toBe(0);
    await made.engine.drain();
    expect(made.sent.filter(({ name }) => name === 'application.add')).toHaveLength(2);
    expect(await made.db.application.count()).toBe(1);
  });

  /** A server that may be set back to a backup of the very beginning. */
  function restorable(more: { pull?: () => Outcome<unknown> | undefined } = {}) {
    let epoch = 'before';
    const done: string[] = [];
    const made = engineFor(({ name, args, key, epoch: known }) => {
      if (name === 'sync.pull')
        return (
          more.pull?.() ??
          page({
            cursor: epoch,
            epoch,
            reset: args.cursor === epoch ? [] : [ME, 'market'],
            changes: [market],
          })
        );
      if (known !== undefined && known !== epoch) return refuse(425, 'epoch_changed');
      if (key) done.push(key);
      return name === 'application.add' ? receipt : answer({});
    });
    const setBack = () => {
      epoch = 'after';
      done.length = 0;
    };
    return { ...made, done, setBack };
  }

  it('I3 W7.5 R3.8 gets what it has lost before what waits, though nobody has pulled since', async () => {
    const { engine, done, setBack, db } = restorable();
    await engine.pull();
    const ids: string[] = [];
    for (const n of [1, 2]) ids.push(await engine.mutate('conversation.add-message', messageArgs(n)));
    await engine.drain();
    setBack();
    ids.push(await engine.mutate('conversation.add-message', messageArgs(3)));
    expect(await engine.drain()).toMatchObject({ received: 3, wakeAt: null });
    expect(done).toEqual(ids);
    expect(await db.outbox.count()).toBe(0);
  });

  it('I3 R3.8 gets it first from a device that has never pulled, too', async () => {
    const { engine, done, setBack } = restorable();
    const ids = [await engine.mutate('conversation.add-message', messageArgs(1))];
    await engine.drain();
    setBack();
    ids.push(await engine.mutate('conversation.add-message', messageArgs(2)));
    await engine.drain();
    expect(done).toEqual(ids);
  });

  it('I7 R3.8 leaves what waits asleep as long as it cannot be pulled, and then sends it', async () => {
    let pulls = true;
    const { engine, done, setBack, db, time } = restorable({ pull: () => (pulls ? undefined : noAnswer) });
    await engine.pull();
    await engine.mutate('conversation.add-message', messageArgs(1));
    await engine.drain();
    setBack();
    pulls = false;
    await engine.mutate('conversation.add-message', messageArgs(2));
    const { wakeAt } = await engine.drain();
    expect(wakeAt).toBeGreaterThan(time.now);
    expect(done).toEqual([]);
    expect(await db.outbox.toArray()).toMatchObject([{ state: 'waiting', rounds: 1, refusal: null }]);
    pulls = true;
    time.now = wakeAt as number;
    await engine.drain();
    expect(done).toHaveLength(2);
  });

  it('I3 R3.7 a drain that has read the outbox before a reset reads it again', async () => {
    let reset: string[] = [];
    let between: (() => Promise<unknown>) | undefined;
    const texts: unknown[] = [];
    const made = engineFor(async ({ name, args }) => {
      if (name === 'sync.pull') return page({ cursor: reset.join(), reset, changes: [market] });
      texts.push(args.text);
      await between?.();
      return answer({});
    });
    await made.engine.pull();
    await made.engine.mutate('conversation.add-message', messageArgs(1, 'first'));
    await made.engine.drain();
    const other = { ...messageArgs(2, 'elsewhere'), _conversationId: uuid(5) };
    await made.engine.mutate('conversation.add-message', other);
    await made.engine.mutate('conversation.add-message', {
      ...messageArgs(3, 'third'),
      _conversationId: uuid(5),
    });
    // Another context pulls while this one sends, and finds the server set back.
    between = async () => {
      between = undefined;
      reset = [ME, 'market'];
      await made.engine.pull();
    };
    await made.engine.drain();
    expect(texts).toEqual(['first', 'elsewhere', 'first', 'elsewhere', 'third']);
  });
});
