-- A device whose notifications its person has stopped from elsewhere is remembered, so that it does not register itself
-- again. When a device was registered first, and last.
alter table push_device add column stopped_at timestamptz, add column seen_at timestamptz;
