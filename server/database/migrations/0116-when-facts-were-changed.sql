-- When each fact of a person, and each field of what they keep about an application, was last changed: { "headline":
-- "2026-03-01T08:00:00.000Z", … }. What is not named was not changed since this is kept, and any change counts.
alter table "user" add column general_at jsonb not null default '{}' check (jsonb_typeof(general_at) = 'object');
alter table tracking add column fields_at jsonb not null default '{}' check (jsonb_typeof(fields_at) = 'object');
