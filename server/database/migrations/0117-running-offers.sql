-- An accepted offer that lacks a signature of the company has an end like any other.
create index if not exists offer_running on offer (valid_until)
  where status in ('sent', 'viewed', 'countered', 'awaiting_guardian', 'accepted');
drop index if exists offer_expiry;

-- Those that wait already are given a week from now on, and devices learn of it.
update offer set ver = ver + 1, valid_until = greatest(valid_until, now() + interval '7 days')
  where status = 'accepted';

with change as (
  select 'company:' || company_id as bucket, id::text as row_id, ver from offer where status = 'accepted'
  union all
  select 'user:' || user_id, id::text, ver from offer where status = 'accepted'
), raised as (
  insert into bucket (id, seq)
  select bucket, count(*) from change group by bucket order by bucket
  on conflict (id) do update set seq = bucket.seq + excluded.seq
  returning id, seq
)
insert into bucket_change (bucket, tbl, row_id, seq, ver, deleted, at)
select
  bucket, 'offer', row_id, raised.seq + 1 - row_number() over (partition by bucket order by row_id), ver, false, now()
from change join raised on raised.id = change.bucket
on conflict (bucket, tbl, row_id) do update
  set seq = excluded.seq, ver = excluded.ver, deleted = excluded.deleted, at = excluded.at;
