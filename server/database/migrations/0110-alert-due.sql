-- Every saved search that alerts has its row in search_alert from the moment it is saved, so that those that are due
-- are found by an index. One that is switched on again looks back to that moment.

create function search_alert_follow() returns trigger language plpgsql as $$ begin if new.value ->> 'alert' = 'true' then
  insert into search_alert (user_id, search_id, looked_at) values (new.user_id, new.entry, new.at) on conflict do nothing; else
  delete from search_alert where user_id = new.user_id and search_id = new.entry; end if; return null; end
$$;

create trigger search_alert_follows after insert or update on user_setting for each row
  when (new.key = 'savedSearches') execute function search_alert_follow();

insert into search_alert (user_id, search_id, looked_at)
select user_id, entry, at from user_setting where key = 'savedSearches' and value ->> 'alert' = 'true'
on conflict do nothing;

delete from search_alert a where not exists (
  select from user_setting s
  where s.user_id = a.user_id and s.entry = a.search_id and s.key = 'savedSearches' and s.value ->> 'alert' = 'true'
);

create index search_alert_due on search_alert (looked_at, user_id, search_id);
