import { sql } from 'kysely';
import type { Db } from '../../server/database/database.ts';
import type { States } from './product-states.ts';

/** The state of every record that has one. */
export async function statesOf(db: Db): Promise<States> {
  const { rows } = await sql<{ id: string; kind: string; state: string }>`
    select id::text, 'job' as kind, case when deleted_at is null then status else 'deleted' end as state from job
    union all select id::text, 'application', status from application
    union all select id::text, 'offer', status from offer
    union all select id::text, 'conversation', status from conversation`.execute(db);
  return new Map(rows.map(({ id, kind, state }) => [id, { kind, state }]));
}

/** What must be true of the whole database after every step; each row found is a sentence of what is wrong. */
export async function contradictions(db: Db): Promise<string[]> {
  const { rows } = await sql<{ wrong: string }>`
    select 'a rejection without a text' as wrong from application
      where status = 'rejected' and coalesce(rejection->>'text', '') = ''
    union all select 'a rejection that is never erased' from application
      where status = 'rejected' and erase_at is null
    union all select 'hired without a signed offer' from application a
      where status = 'hired' and not exists (select from offer o where o.application_id = a.id and o.status = 'signed')
    union all select 'a signed offer whose applicant is not hired' from offer o join application a on a.id = o.application_id
      where o.status = 'signed' and a.status <> 'hired'
    union all select 'two live offers for one application' from offer
      where application_id is not null and status in ('sent', 'viewed', 'countered', 'awaiting_guardian', 'accepted')
      group by application_id having count(*) > 1
    union all select 'accepted and no open conversation was ever there' from application a
      where status in ('accepted', 'hired') and not exists (select from conversation c where c.id = a.conversation_id)
    union all select 'a published job without an end' from job where status = 'published' and valid_through is null
    union all select 'an open application to a deleted job' from application a join job j on j.id = a.job_id
      where j.deleted_at is not null and a.status in ('submitted', 'viewed')
    union all select 'a message behind the last one' from message m join conversation c on c.id = m.conversation_id
      where m.seq > c.last_seq
    union all select 'somebody has read what is not written' from participant p join conversation c on c.id = p.conversation_id
      where p.last_read_seq > c.last_seq`.execute(db);
  return rows.map(({ wrong }) => wrong);
}
