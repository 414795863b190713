-- How somebody came to the job they applied to: the kind alone. Null: not known.
alter table application
  add column source text check (source in ('app', 'link', 'web', 'poster', 'embed', 'feed'));
