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
  page,
  START,
  UID,
} from './testing.ts';

const ME = `user:${UID}`;
const DAY_MS = 86_400_000;
const receipt = answer(application(), [changed(ME, 'application', application())]);
const market = changed('market', 'job', job());

describe('R3 a server that was set back', () => {
  it('gets again, under the same key and in order, what it may have lost', async () => {
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

  it('does not take an answer from before for a receipt', async () => {
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

  it('takes the first pull for a reset: what was received before it may be lost', async () => {
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
});
