-- When a job was closed because its feed had it no more. It goes online again with the feed, unless people have moved it.
alter table imported_job add column closed_at timestamptz;
