-- Bytes leave the store outside any transaction: meanwhile nobody keeps the same content.
alter table blob add column removing boolean not null default false;

-- Since when every push to a device has failed; one that is taken ends it.
alter table push_device add column failing_since timestamptz;
