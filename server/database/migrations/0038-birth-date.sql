-- Who has corrected a birth date after its owner could not any more, and what it said before.

create table birth_date_correction (
  id uuid primary key,
  user_id text not null references "user" (id),
  corrected_by text not null check (corrected_by in ('guardian', 'staff')),
  -- Of a guardian: the full name as typed, which stands for the signature.
  name text,
  was date not null,
  became date not null,
  at timestamptz not null,
  check (corrected_by = 'staff' or name is not null)
);

create index birth_date_correction_of_user on birth_date_correction (user_id);
