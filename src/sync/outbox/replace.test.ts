import { describe, expect, it } from 'vitest';
import { StoreFullError } from '../../replica/store/guard.ts';
import { writeGate } from '../../replica/write-gate.ts';
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
  UID,
  uuid,
} from '../testing/engine.ts';
import { waitingFile } from '../testing/files.ts';
import type { Outcome } from '../wire/outcome.ts';

const photo = waitingFile(uuid(70), 2048, { purpose: 'application' });
const withPhoto = (note: string) => ({ ...applyArgs, note, files: [photo.id] });
const again = (note: string) => [{ name: 'application.add' as const, args: withPhoto(note) }];

/** A server that takes an application only with other words than the first, and a message only once that is there. */
function pickyServer() {
  const log: string[] = [];
  let isThere = false;
  const server = ({ name, args }: Sent): Outcome<unknown> => {
    if (name === 'sync.pull') return page({ changes: [changed('market', 'job', job())] });
    if (name === 'file.ticket')
      return answer({ fileId: args._id, state: 'complete', offset: 0, pieceMax: 1024, expiresAt: null });
    log.push(`${name} ${args.note ?? args.text ?? ''}`);
    if (name === 'application.add') {
      if (args.note === 'short') return refuse(422, 'fields_invalid');
      isThere = true;
      return answer(application(), [changed(`user:${UID}`, 'application', application())]);
    }
    return isThere ? answer({}) : refuse(404, 'not_found');
  };
  return { server, log };
}

async function refused() {
  const { server, log } = pickyServer();
  const made = engineFor(server);
  await made.engine.pull();
  const id = await made.engine.mutate('application.add', withPhoto('short'), { files: [photo] });
  await made.engine.mutate('conversation.add-message', messageArgs(1, 'When can I come?'), { after: id });
  await made.engine.drain();
  expect((await made.db.outbox.toArray()).map(({ state }) => state)).toEqual(['refused', 'waiting']);
  log.length = 0;
  return { ...made, id, log };
}

describe('W11.5 changes in place of entries', () => {
  it('what came after the old one comes after the new one, with the file that both have', async () => {
    const { engine, db, id, log } = await refused();
    await db.draft.put({ key: 'application:job', value: {}, at: '' });
    const options = { files: [photo], draft: 'application:job' };
    expect(await engine.replace([id], again('long enough'), options)).toBe(true);
    expect((await db.application.get(APPLICATION))?.note).toBe('long enough');
    expect((await db.message.toArray()).map(({ text }) => text)).toEqual(['When can I come?']);
    expect([await db.file.count(), await db.draft.count()]).toEqual([1, 0]);
    await engine.drain();
    expect(log).toEqual(['application.add long enough', 'conversation.add-message When can I come?']);
    expect(await db.outbox.count()).toBe(0);
  });

  it('I3 it takes the place of the old one in its lane', async () => {
    const { engine, id, log } = await refused();
    await engine.mutate('application.remove', { _applicationId: APPLICATION });
    await engine.replace([id], again('long enough'), { files: [photo] });
    await engine.drain();
    const lane = log.filter((line) => line.startsWith('application.'));
    expect(lane).toEqual(['application.add long enough', 'application.remove ']);
  });

  it('I1 where the store has no room the old one is still there, with its file', async () => {
    const { engine, db, id } = await refused();
    const full = new StoreFullError(new DOMException('', 'QuotaExceededError'));
    db.outbox.hook('creating', () => {
      throw full;
    });
    db.outbox.hook('updating', () => {
      throw full;
    });
    await expect(engine.replace([id], again('long enough'), { files: [photo] })).rejects.toThrow();
    expect(await db.outbox.where('id').equals(id).count()).toBe(1);
    expect(await db.file.count()).toBe(1);
  });

  it('a file that the new one does without goes, and one that lies here is not written again', async () => {
    const { engine, db, id } = await refused();
    let written = 0;
    db.file.hook('creating', () => {
      written += 1;
    });
    await engine.replace([id], again('long enough'), { files: [photo] });
    expect(written).toBe(0);
    const [entry] = await db.outbox.toArray();
    await engine.replace([entry?.id as string], [{ name: 'application.add', args: applyArgs }]);
    expect(await db.file.count()).toBe(0);
  });

  it('W11.2 leaves alone what may have arrived, and does not miss what is gone', async () => {
    const { engine, db } = engineFor((request) => (request.name === 'sync.pull' ? page() : noAnswer));
    await engine.pull();
    const id = await engine.mutate('application.add', applyArgs);
    await engine.drain();
    const change = { name: 'application.add' as const, args: { ...applyArgs, note: 'anders' } };
    expect(await engine.replace([id], [change])).toBe(false);
    expect(await db.outbox.toArray()).toMatchObject([{ id }]);
    await writeGate(db, () => db.outbox.clear());
    expect(await engine.replace([id], [change])).toBe(true);
    expect(await db.outbox.toArray()).toMatchObject([{ args: { note: 'anders' } }]);
  });

  it('several of one act stand where the old ones stood; what is behind a stopped one has not arrived', async () => {
    const _jobId = uuid(41);
    const { engine, db } = engineFor((request) => (request.name === 'sync.pull' ? page() : noAnswer));
    await engine.pull();
    const patch = { title: 'Verkauf an der Theke' };
    const first = await engine.mutate('job.update', { _jobId, rev: 2, patch });
    const other = await engine.mutate('job.unpublish', { _jobId, reason: 'paused', outcomes: {} });
    const plan = { _jobId, rev: 2, at: '2026-11-27T07:00:00.000Z' };
    const last = await engine.mutate('job.schedule', plan);
    await db.outbox.where('id').equals(first).modify({ state: 'conflict', sent: true });
    // Named in one request with the first.
    await db.outbox.where('id').equals(last).modify({ sent: true });
    const changes = [
      { name: 'job.update' as const, args: { _jobId, rev: 3, patch } },
      { name: 'job.schedule' as const, args: { ...plan, rev: 3 } },
    ];
    expect(await engine.replace([first, last], changes)).toBe(true);
    const left = await db.outbox.orderBy('order').toArray();
    expect(left.map(({ name }) => name)).toEqual(['job.update', 'job.unpublish', 'job.schedule']);
    expect(left[1]?.id).toBe(other);
  });
});
