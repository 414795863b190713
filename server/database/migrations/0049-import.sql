-- Jobs that came from a file: what the last import made of their row, and which edit that was. A later one changes what
-- has changed in the file, and leaves alone what was edited in the app since.
create table imported_job (
  job_id uuid primary key references job (id) on delete cascade,
  digest text not null,
  rev integer not null
);

-- Null: an import.
alter table job_revision alter column user_id drop not null;
