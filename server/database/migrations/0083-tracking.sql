-- What somebody keeps for themselves about an application: its own id where it was sent here, facts where it was made
-- elsewhere. Deleted rows stay without words, so that a late change from another device does not bring one back.
create table tracking (
  user_id text not null references "user" (id),
  id uuid not null,
  ver integer not null default 1,
  elsewhere jsonb,
  note text not null default '',
  remind_at timestamptz,
  -- Changes of the ad up to here are known to the person.
  kept_rev integer,
  deleted_at timestamptz,
  primary key (user_id, id)
);

-- A line of a proof of applications, as it was printed: which state, entered when. What else stands on paper is the
-- application's own and never changes. `secret` makes its check mark, which stands on the paper alone.
create table proof_line (
  no text primary key,
  secret text not null,
  application_id uuid not null references application (id),
  status text not null,
  status_at timestamptz not null,
  -- Receipt of the application that was printed: sent in again it is another one.
  receipt_no text not null,
  made_at timestamptz not null,
  ended_at timestamptz,
  unique (application_id, receipt_no, status, status_at)
);
