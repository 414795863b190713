-- A task that no further try can do, or that was tried for days, waits for staff.
alter table work add column gave_up_at timestamptz;

drop index work_due;

create index work_due on work (run_at) where gave_up_at is null;

-- A lane looks for its own kinds, past any number of mails that wait.
create index work_due_kind on work (kind, run_at) where gave_up_at is null;
