import { describe, expect, it } from 'vitest';
import { OUTBOX_FULL } from '../../../contract/limits.ts';
import { readDraftFiles } from '../../replica/draft-files.ts';
import { readDraft } from '../../replica/drafts.ts';
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

const ME = `user:${UID}`;
const received = () => answer(application(), [changed(ME, 'application', application())]);

async function ready(server: (request: Sent) => Outcome<unknown>) {
  const made = engineFor((request) =>
    request.name === 'sync.pull' ? page({ changes: [changed('market', 'job', job())] }) : server(request),
  );
  await made.engine.pull();
  made.sent.length = 0;
  return made;
}

describe('W11.3 taking back', () => {
  const reject = { _applicationId: APPLICATION };
  const withApplicant = async () => {
    const made = await ready(() => answer({}));
    await made.db.applicant.put({
      ...application(),
      name: 'Mia',
      _userId: 'mia',
      _bucket: 'company:c',
    } as never);
    const id = await made.engine.mutate('application.reject', reject);
    return { ...made, id };
  };

  it('waits ten seconds, whatever wakes it, and then goes', async () => {
    const { engine, sent, time } = await withApplicant();
    const { wakeAt } = await engine.drain({ wakeSleepers: true });
    expect(sent).toHaveLength(0);
    expect(wakeAt).toBe(time.now + 10_000);
    time.now += 10_000;
    await engine.drain();
    expect(sent).toMatchObject([{ name: 'application.reject' }]);
  });

  it('is undone without a trace', async () => {
    const { engine, db, sent, time, id } = await withApplicant();
    expect((await db.applicant.get(APPLICATION))?.status).toBe('rejected');
    expect(await engine.discard(id)).toBe(1);
    expect((await db.applicant.get(APPLICATION))?.status).toBe('submitted');
    time.now += 60_000;
    await engine.drain();
    expect(sent).toHaveLength(0);
  });

  it('W11.4 what one act has changed is undone together, and what is under way by then is not counted', async () => {
    const { engine, db, id } = await withApplicant();
    const other = { _applicationId: '01890000-0000-7000-8000-0000000000aa' };
    await db.applicant.put({ ...(await db.applicant.get(APPLICATION)), _id: other._applicationId } as never);
    const more = await engine.mutate('application.reject', other);
    expect(await engine.discard(id, more, 'nobody')).toBe(2);
    expect(await db.outbox.count()).toBe(0);
    expect((await db.applicant.get(APPLICATION))?.status).toBe('submitted');
    const going = await engine.mutate('application.reject', reject);
    const kept = await engine.mutate('application.reject', other);
    await db.outbox.where('id').equals(going).modify({ state: 'sending' });
    expect(await engine.discard(kept, going)).toBe(1);
  });
});

describe('W11.1 editing', () => {
  it('changes what was never sent, with its effect', async () => {
    const { engine, db, sent } = await ready(received);
    await engine.mutate('application.add', applyArgs);
    const id = await engine.mutate('conversation.add-message', messageArgs(1, 'Guten Tga'));
    expect(await engine.amend(id, messageArgs(1, 'Guten Tag'))).toBe(true);
    expect((await db.message.toArray()).map(({ text }) => text)).toEqual(['Guten Tag']);
    await engine.drain();
    expect(sent.map(({ args }) => args.text).filter(Boolean)).toEqual(['Guten Tag']);
  });

  it('sends what was refused under a new key, and what comes after it still comes after it', async () => {
    let closed = true;
    const { engine, db, sent } = await ready(({ name }) =>
      name === 'application.add' && closed ? refuse(422, 'fields_invalid') : received(),
    );
    const id = await engine.mutate('application.add', applyArgs);
    await engine.mutate('conversation.add-message', messageArgs(1), { after: id });
    await engine.drain();
    expect(sent).toHaveLength(1);
    closed = false;
    expect(await engine.amend(id, { ...applyArgs, note: 'Ich kann ab Dienstag.' })).toBe(true);
    expect((await db.application.get(APPLICATION))?.note).toBe('Ich kann ab Dienstag.');
    await engine.drain();
    expect(sent.map(({ name }) => name)).toEqual([
      'application.add',
      'application.add',
      'conversation.add-message',
    ]);
    expect(sent[1]?.key).not.toBe(id);
    expect(await db.outbox.count()).toBe(0);
  });

  it('W11.2 leaves alone what may have arrived: the server could hold the first text under its key', async () => {
    const { engine, db } = await ready(() => noAnswer);
    const id = await engine.mutate('application.add', applyArgs);
    await engine.drain();
    expect(await engine.amend(id, { ...applyArgs, note: 'anders' })).toBe(false);
    expect(await db.outbox.toArray()).toMatchObject([{ id, args: { note: applyArgs.note } }]);
  });
});

describe('W11.7 a tap that meets the moment of a try', () => {
  it('waits for its end, and takes back what it has not taken along', async () => {
    const made = engineFor(() => page(), {
      sleep: async () => {
        await made.db.outbox.toCollection().modify({ state: 'waiting', sent: false });
      },
    });
    const id = await made.engine.mutate('application.add', applyArgs);
    await made.db.outbox.toCollection().modify({ state: 'sending', sent: true });
    expect(await made.engine.takeBack([id])).toBe(1);
  });

  it('does not wait for ever', async () => {
    const { engine, db } = engineFor(() => page());
    const id = await engine.mutate('application.add', applyArgs);
    await db.outbox.toCollection().modify({ state: 'sending', sent: true });
    expect(await engine.takeBack([id])).toBe(0);
    expect(await db.outbox.count()).toBe(1);
  });
});

describe('W11.6 what goes along', () => {
  it('an application that is taken back takes its message along, and its words and files go back in one step', async () => {
    const { engine, db, sent } = await ready(received);
    const photo = waitingFile(uuid(70), 2048, { purpose: 'application' });
    const args = { ...applyArgs, files: [photo.id] };
    const id = await engine.mutate('application.add', args, { files: [photo] });
    await engine.mutate('conversation.add-message', messageArgs(1), { after: id });
    expect(await engine.takeBack([id], { draft: 'application:job', value: { note: args.note } })).toBe(1);
    expect([await db.outbox.count(), await db.application.count(), await db.message.count()]).toEqual([
      0, 0, 0,
    ]);
    expect(await readDraft(db, 'application:job')).toEqual({ note: args.note });
    expect((await readDraftFiles(db, 'application:job')).map((file) => file.id)).toEqual([photo.id]);
    await engine.drain();
    expect(sent).toEqual([]);
  });

  it('I1 where the draft cannot be kept, nothing is taken out', async () => {
    const { engine, db } = await ready(received);
    const id = await engine.mutate('application.add', applyArgs);
    db.draft.hook('creating', () => {
      throw new Error('no room');
    });
    await expect(engine.takeBack([id], { draft: 'application:job', value: {} })).rejects.toThrow();
    expect(await db.outbox.count()).toBe(1);
    expect(await db.application.count()).toBe(1);
  });
});

describe('W11.2 what may have arrived', () => {
  it('is not taken back, and no draft is made of it; it can be discarded', async () => {
    const { engine, db } = await ready(() => noAnswer);
    const id = await engine.mutate('application.add', applyArgs);
    await engine.drain();
    expect(await engine.takeBack([id], { draft: 'application:job', value: {} })).toBe(0);
    expect(await readDraft(db, 'application:job')).toBeUndefined();
    expect(await db.application.count()).toBe(1);
    expect(await engine.discard(id)).toBe(1);
    expect(await db.outbox.count()).toBe(0);
  });

  it('job.5 an application is withdrawn behind itself, whether its first request had arrived or not', async () => {
    for (const arrives of [true, false]) {
      let onServer = 'none';
      let tunnel = true;
      const { engine, db, sent } = await ready(({ name }) => {
        if (tunnel && name === 'application.add') onServer = arrives ? 'submitted' : 'none';
        if (tunnel) return noAnswer;
        if (name === 'application.add') onServer = 'submitted';
        if (name === 'application.remove' && onServer === 'submitted') onServer = 'withdrawn';
        return name === 'application.add' ? received() : answer({});
      });
      await engine.mutate('application.add', applyArgs);
      await engine.drain();
      await engine.mutate('application.remove', { _applicationId: APPLICATION });
      expect((await db.application.get(APPLICATION))?.status).toBe('withdrawn');
      tunnel = false;
      sent.length = 0;
      await engine.drain({ wakeSleepers: true });
      expect(sent.map(({ name }) => name)).toEqual(['application.add', 'application.remove']);
      expect(onServer).toBe('withdrawn');
      expect(await db.outbox.count()).toBe(0);
    }
  });
});

describe('a full outbox', () => {
  it('W12.1 W12.2 takes what a person would miss, and no more read marks', async () => {
    const { engine, db } = await ready(() => noAnswer);
    await engine.mutate('application.add', applyArgs);
    const entry = await db.outbox.toCollection().first();
    await db.outbox.bulkAdd(
      Array.from({ length: OUTBOX_FULL }, (_, n) => ({ ...entry, order: 100 + n, id: `e${n}` }) as never),
    );
    await expect(
      engine.mutate('notification.read-all', { userId: UID, upTo: '2026-11-20T04:26:00.000Z' }),
    ).rejects.toMatchObject({ code: 'outbox_full' });
    await engine.mutate('conversation.add-message', messageArgs(1));
    expect(await db.outbox.count()).toBe(OUTBOX_FULL + 2);
  });
});
