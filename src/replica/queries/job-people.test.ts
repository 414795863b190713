import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, it } from 'vitest';
import type { ApplicationStatus } from '../../../contract/entities/application.ts';
import { Replica } from '../database.ts';
import type { OutboxEntry } from '../outbox-entry.ts';
import { hiredByJob, hiredFor, jobPeople } from './job-people.ts';

const openReplica = () => new Replica('boss', { indexedDB: new IDBFactory(), IDBKeyRange });
const person = (_id: string, status: ApplicationStatus, submitted: string) =>
  ({ _id, _bucket: 'company:c', _jobId: 'job', status, statusAt: { submitted }, private: {} }) as never;

it('editjob.3 tells who still waits, longest first, and whose answer is on its way', async () => {
  const db = openReplica();
  await db.companyJob.put({ _id: 'job', _bucket: 'company:c', _companyId: 'c' } as never);
  await db.applicant.bulkPut([
    person('young', 'submitted', '2026-11-20'),
    person('old', 'viewed', '2026-11-01'),
    person('accepting', 'accepted', '2026-11-02'),
    person('accepted', 'accepted', '2026-11-03'),
  ]);
  const entry = { id: 'e', name: 'application.accept', touches: ['applicant:accepting'], state: 'waiting' };
  await db.outbox.add(entry as unknown as OutboxEntry);
  const people = await jobPeople(db, 'job');
  expect(people?.open.map(({ _id }) => _id)).toEqual(['old', 'young']);
  expect(people?.talking.map(({ _id }) => _id)).toEqual(['accepting', 'accepted']);
  expect(people?.answering).toEqual(['accepting']);
  expect(await jobPeople(db, 'other')).toBeNull();
});

it('editjob.3 tells who was hired for which job, by signatures here or by the company’s own word', async () => {
  const db = openReplica();
  const noted = person('noted', 'accepted', '2026-11-02') as object;
  await db.applicant.bulkPut([
    { ...noted, name: 'Noted', private: { hiredOutsideAt: '2026-11-20' } } as never,
    { ...(person('signed', 'hired', '2026-11-01') as object), name: 'Signed' } as never,
    { ...(person('talks', 'accepted', '2026-11-03') as object), name: 'Talks' } as never,
  ]);
  expect([...(await hiredByJob(db))]).toEqual([['job', ['Signed', 'Noted']]]);
  expect(await hiredFor(db, 'job')).toEqual(['Signed', 'Noted']);
  expect(await hiredFor(db, 'other')).toEqual([]);
});
