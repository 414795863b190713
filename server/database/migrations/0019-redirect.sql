-- Paths of the app that lead somewhere else.

create table redirect (
  from_path text primary key,
  target text not null,
  created_at timestamptz not null
);
