-- Quiet hours are hours of the person's day: a device says in which time zone it is.
alter table push_device add column zone text;

-- Which settings there are is said by the contract (contract/entities/settings.ts) and not a second time here.
alter table user_setting drop constraint user_setting_key_check;

alter table user_setting add constraint user_setting_key_check check (key ~ '^[a-z][A-Za-z]{1,39}$');
