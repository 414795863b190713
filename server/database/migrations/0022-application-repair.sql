-- Applications that were received by what their person was before: while the call waited for the job, a guardian
-- agreed or took it back, or the account was erased. The work of it is queued, because other sides have to be told.
insert into work (id, kind, key, payload, run_at)
select gen_random_uuid(), 'application.repair', "user".id, jsonb_build_object('uid', "user".id), now()
from "user"
where exists (
  select from application
  where application.user_id = "user".id
    and case
      when "user".erased_at is not null then application.erased_at is null
      when "user".guardian = 'pending' then
        application.guardian = 'ok' and application.status in ('submitted', 'viewed', 'accepted')
      else application.guardian = 'pending' and application.status = 'submitted'
    end
)
on conflict (kind, key) do nothing;
