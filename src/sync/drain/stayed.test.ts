import { expect, it } from 'vitest';
import {
  APPLICATION,
  applyArgs,
  changed,
  engineFor,
  job,
  messageArgs,
  noAnswer,
  page,
  refuse,
  uuid,
} from '../testing/engine.ts';
import { waitingFile } from '../testing/files.ts';
import type { Outcome } from '../wire/outcome.ts';

const stayed = { ...noAnswer, stayed: true } as Outcome<never>;

async function ready(given: { outcome: Outcome<unknown> }, ports = {}) {
  const made = engineFor(
    ({ name }) =>
      name === 'sync.pull' ? page({ changes: [changed('market', 'job', job())] }) : given.outcome,
    ports,
  );
  await made.engine.pull();
  return made;
}

it('W11.7 in a tunnel it can be taken back, however often it was tried', async () => {
  const { engine, db, time } = await ready({ outcome: stayed });
  const id = await engine.mutate('application.add', applyArgs);
  for (let round = 0; round < 3; round += 1) {
    await engine.drain({ wakeSleepers: true });
    expect(await db.outbox.toArray()).toMatchObject([{ state: 'waiting', sent: false, rounds: round + 1 }]);
    time.now += 60_000;
  }
  expect(await engine.takeBack([id])).toBe(1);
  expect(await db.application.get(APPLICATION)).toBeUndefined();
});

it('W11.7 one try that may have left is enough, before or after', async () => {
  const given = { outcome: noAnswer as Outcome<unknown> };
  const { engine, db } = await ready(given);
  const id = await engine.mutate('application.add', applyArgs);
  await engine.drain();
  given.outcome = stayed;
  await engine.drain({ wakeSleepers: true });
  expect(await db.outbox.toArray()).toMatchObject([{ sent: true, rounds: 2 }]);
  expect(await engine.takeBack([id])).toBe(0);
});

it('W11.7 without a token nothing has left, and neither has what waits for its files', async () => {
  const photo = waitingFile(uuid(70), 64, { purpose: 'application' });
  const noToken = await ready({ outcome: stayed }, { credentials: () => Promise.reject(new Error('away')) });
  await noToken.engine.mutate('application.add', applyArgs);
  await noToken.engine.drain();
  expect(await noToken.db.outbox.toArray()).toMatchObject([{ sent: false }]);
  const noFiles = await ready({ outcome: noAnswer });
  await noFiles.engine.mutate('application.add', { ...applyArgs, files: [photo.id] }, { files: [photo] });
  await noFiles.engine.drain();
  expect(noFiles.sent.map(({ name }) => name)).not.toContain('application.add');
  expect(await noFiles.db.outbox.toArray()).toMatchObject([{ sent: false, rounds: 1 }]);
});

it('W11.7 an application whose photo meets the limit of uploads can be taken back', async () => {
  const photo = waitingFile(uuid(70), 64, { purpose: 'application' });
  const { engine, db, sent } = await ready({ outcome: refuse(429, 'too_many_requests') });
  const id = await engine.mutate('application.add', { ...applyArgs, files: [photo.id] }, { files: [photo] });
  await engine.drain();
  expect(sent.map(({ name }) => name)).not.toContain('application.add');
  expect(await db.outbox.toArray()).toMatchObject([{ sent: false }]);
  expect(await engine.takeBack([id])).toBe(1);
});

it('W11.7 an answer that says later is none: a doubled request may still be done', async () => {
  const { engine, db } = await ready({ outcome: refuse(429, 'rate_limited') });
  await engine.mutate('conversation.add-message', messageArgs(1));
  await engine.drain();
  expect(await db.outbox.toArray()).toMatchObject([{ sent: true }]);
});
