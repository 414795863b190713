-- When an act arrived that counts as of its own time, because it had waited in an outbox; null for all others.
alter table usage add column late_at timestamptz;
create index usage_late on usage (limit_name, who, late_at) where late_at is not null;
