import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Application } from '../../../contract/entities/application.ts';
import { Replica, type Stored } from '../../replica/database.ts';
import type { EntryState, OutboxEntry } from '../../replica/outbox-entry.ts';
import { applicationItems } from '../../replica/queries/application-items.ts';
import { type ActPorts, applicationActs } from './application-acts.ts';

const job = { _id: 'job', rev: 4 };
const row = (status: Application['status']) =>
  ({
    _id: 'a',
    _bucket: 'user:me',
    _jobId: 'job',
    _conversationId: 'c',
    note: 'Ab Montag.',
    status,
    statusAt: {},
    job: { title: 'Theke', companyName: 'Brotkultur', place: null },
  }) as unknown as Stored<Application>;
const adding = (state: EntryState, code = 'fields_invalid', mayHaveArrived = false) =>
  ({
    sent: mayHaveArrived,
    id: 'entry',
    name: 'application.add',
    args: { _id: 'a', _jobId: 'job', _conversationId: 'c', note: 'Ab Montag.', jobRev: 3 },
    lane: 'application:a',
    touches: [],
    at: '2026-11-20T04:26:00.000Z',
    state,
    refusal: state === 'refused' || state === 'conflict' ? { code, message: '' } : null,
  }) as unknown as OutboxEntry;

describe('what somebody can do about their application', () => {
  let db: Replica;
  let done: unknown[][];
  let sent: boolean;
  let acts: ReturnType<typeof applicationActs>;
  beforeEach(() => {
    db = new Replica('me', { indexedDB: new IDBFactory(), IDBKeyRange });
    done = [];
    sent = false;
    let made = 0;
    const mutate = async (...call: unknown[]) => done.push(['mutate', ...call]);
    acts = applicationActs({
      db,
      tag: 'de-DE',
      mutate: mutate as unknown as ActPorts['mutate'],
      replace: async (...call) => {
        done.push(['replace', ...call]);
        return !sent;
      },
      takeBack: async (...call) => {
        done.push(['takeBack', ...call]);
        return sent ? 0 : 1;
      },
      newId: () => `new-${++made}`,
    });
  });
  const item = async () => {
    const [first] = await applicationItems(db);
    if (!first) throw new Error('no application here');
    return first;
  };
  const args = (ids: object, note: string) => ({ ...ids, _jobId: 'job', note, jobRev: 4 });
  const options = { draft: 'application:job', after: null };
  const added = (ids: object, note: string) => ['mutate', 'application.add', args(ids, note), options];
  const replaced = (ids: object, note: string) => [
    'replace',
    ['entry'],
    [{ name: 'application.add', args: args(ids, note) }],
    options,
  ];
  const takenBack = (value: unknown) => ['takeBack', ['entry'], { draft: 'application:job', value }];

  it('an answer about schooling that waits here goes first: the server would refuse the application before it', async () => {
    const details = {
      id: 'said',
      name: 'user.update-general',
      lane: 'user:me',
      state: 'waiting',
      touches: [],
    };
    const general = { compulsorySchool: { answer: 'done', on: '2026-11-20' } };
    await db.outbox.add({ ...details, args: { _userId: 'me', general } } as unknown as OutboxEntry);
    const phone = { ...details, id: 'phone', args: { _userId: 'me', general: { phone: '1' } } };
    await db.outbox.add(phone as unknown as OutboxEntry);
    await acts.apply(job, 'Ab Montag.');
    expect(done).toEqual([
      ['mutate', 'application.add', expect.anything(), expect.objectContaining({ after: 'said' })],
    ]);
  });

  it('W3.1 W3.2 the first tap makes the ids and takes the draft along', async () => {
    await acts.apply(job, ' Hallo. ');
    expect(done).toEqual([added({ _id: 'new-1', _conversationId: 'new-2' }, 'Hallo.')]);
  });

  it('job.3 answers go along, and come back into the form with the note', async () => {
    const answers = [
      { id: 'early', value: true },
      { id: 'years', value: 2 },
    ];
    await acts.apply(job, 'Hallo.', [], answers);
    expect(done[0]?.[2]).toMatchObject({ note: 'Hallo.', answers });
    await db.application.add({ ...row('submitted'), answers });
    const args = { ...(done[0]?.[2] as object), _id: 'a', _conversationId: 'c' };
    await db.outbox.add({ ...adding('waiting'), args } as OutboxEntry);
    await acts.withdraw(await item());
    expect(done[1]).toEqual(
      takenBack({ note: 'Hallo.', answers: { early: true, years: '2' }, withoutCreator: true }),
    );
  });

  it('job.3 campaigns.2 the chosen name, the files to show at once and the price are sent, and come back into the form', async () => {
    const proposal = { amount: 80_050, currency: 'EUR', includes: 'One video' };
    // Only their ids are read.
    const files = [{ id: 'f' }, { id: 'g' }] as never;
    await acts.apply(job, 'Hallo.', files, [], {
      nameShown: 'sign',
      open: ['g', 'gone'],
      proposal,
      source: 'poster',
    });
    expect(done[0]?.[2]).toMatchObject({ snapshot: { name: 'sign' }, openFiles: ['g'], proposal });
    const args = { ...(done[0]?.[2] as object), _id: 'a', _conversationId: 'c' };
    await db.application.add(row('submitted'));
    await db.outbox.add({ ...adding('waiting'), args } as OutboxEntry);
    await acts.withdraw(await item());
    const form = {
      nameShown: 'sign',
      open: ['g'],
      proposal: { amount: '800,50', includes: 'One video' },
      source: 'poster',
    };
    expect(done[1]).toMatchObject(takenBack(form));
  });

  it('job.4 a second tap changes nothing: the first application stands', async () => {
    await db.application.add(row('submitted'));
    await acts.apply(job, 'Noch einmal.');
    expect(done).toEqual([]);
  });

  it('job.5 after a withdrawal the same record is sent again', async () => {
    await db.application.add(row('withdrawn'));
    await acts.apply(job, 'Doch.');
    expect(done).toEqual([added({ _id: 'a', _conversationId: 'c' }, 'Doch.')]);
  });

  it('W11.5 an edited application is another entry with the same ids, in the place of the old one', async () => {
    await db.outbox.add(adding('refused'));
    await acts.apply(job, 'Kürzer.');
    expect(done).toEqual([replaced({ _id: 'a', _conversationId: 'c' }, 'Kürzer.')]);
  });

  it('W7.3 ids that are taken are made anew', async () => {
    await db.outbox.add(adding('conflict', 'state_conflict'));
    await acts.apply(job, 'Ab Montag.');
    expect(done).toEqual([replaced({ _id: 'new-1', _conversationId: 'new-2' }, 'Ab Montag.')]);
  });

  it('W5.2 an entry that went out again meanwhile is not sent a second time', async () => {
    await db.outbox.add(adding('refused'));
    sent = true;
    await acts.apply(job, 'Kürzer.');
    expect(done.map(([what]) => what)).toEqual(['replace']);
  });

  it('W11.1 withdrawing what has not left the device forgets it and gives the note back', async () => {
    await db.application.add(row('submitted'));
    await db.outbox.add(adding('waiting'));
    await acts.withdraw(await item());
    expect(done).toMatchObject([takenBack({ note: 'Ab Montag.', answers: {} })]);
  });

  it('W11.2 it withdraws on the server where the entry was already under way', async () => {
    await db.application.add(row('submitted'));
    await db.outbox.add(adding('waiting'));
    sent = true;
    await acts.withdraw(await item());
    expect(done[1]).toEqual(['mutate', 'application.remove', { _applicationId: 'a' }]);
  });

  it('W11.2 job.5 it withdraws on the server as well where nobody knows whether it has arrived', async () => {
    await db.application.add(row('submitted'));
    await db.outbox.add(adding('waiting', undefined, true));
    sent = true;
    await acts.withdraw(await item());
    expect(done[1]).toEqual(['mutate', 'application.remove', { _applicationId: 'a' }]);
  });

  it('job.5 a received application is withdrawn on the server', async () => {
    await db.application.add(row('viewed'));
    await acts.withdraw(await item());
    expect(done).toEqual([['mutate', 'application.remove', { _applicationId: 'a' }]]);
  });

  it('W11.2 a second tap behind the one that took it back withdraws nothing', async () => {
    await db.application.add(row('submitted'));
    await db.outbox.add(adding('waiting'));
    const shown = await item();
    sent = true;
    await db.outbox.clear();
    await db.application.clear();
    await acts.withdraw(shown);
    expect(done.map(([what]) => what)).toEqual(['takeBack']);
  });

  it('W11.5 written again after a refusal, it is not withdrawn by what was tapped before it', async () => {
    await db.outbox.add(adding('refused'));
    const withdrawal = { id: 'withdrawal', name: 'application.remove', args: { _applicationId: 'a' } };
    await db.outbox.add({ ...adding('waiting'), ...withdrawal } as OutboxEntry);
    await acts.apply(job, 'Kürzer.');
    expect(done.map(([what, ids]) => [what, ids])).toEqual([['replace', ['entry', 'withdrawal']]]);
  });

  it('W7.6 discarding a refused application gives the note back', async () => {
    await db.outbox.add(adding('refused'));
    const { entries } = await item();
    expect(await acts.forget(entries[0] as OutboxEntry)).toBe(true);
    expect(done).toMatchObject([takenBack({ note: 'Ab Montag.', answers: {} })]);
  });
});
