-- What the content of a file tells of its sender, and whether the company reads it before it accepts. Files that were sent
-- before stay as they are: they have been read.
alter table file
  add column tells text check (tells in ('identity', 'firstname', 'nothing', 'unread')),
  add column held boolean not null default false;

-- What a creator would do a campaign for.
alter table application add column proposal jsonb;

-- How somebody is called before an acceptance is one more setting of one value.
alter table user_setting drop constraint user_setting_check;
alter table user_setting add constraint user_setting_check check (
  (entry = '') = (key in ('setup', 'lang', 'quiet', 'receipts', 'typing', 'visibility', 'nameShown'))
);
