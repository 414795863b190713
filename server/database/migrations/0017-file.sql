-- Finished bytes, named by their SHA-256. A row is committed before its bytes are written and goes after they are
-- gone, so that no bytes are ever without a row.
create table blob (
  hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
  size integer not null check (size > 0),
  noted_at timestamptz not null,
  -- Nothing refers to them, and they may be gone at any moment; keeping them again takes the mark away.
  erasing boolean not null default false
);
create index blob_noted on blob (noted_at);

create table file (
  id uuid primary key,
  owner_id text not null references "user" (id),
  purpose text not null check (purpose in ('application', 'message', 'user', 'company', 'report')),
  name text not null check (length(name) between 1 and 150),
  mime text not null,
  size integer not null check (size > 0),
  edge integer not null check (edge > 0),
  sent_size integer not null check (sent_size between 1 and 10485760),
  sent_hash text not null check (sent_hash ~ '^[0-9a-f]{64}$'),
  upload_id uuid not null unique,
  received integer not null default 0 check (received between 0 and sent_size),
  blob_hash text references blob (hash),
  thumb_hash text references blob (hash),
  width integer check (width > 0),
  height integer check (height > 0),
  attached_type text check (attached_type in ('application', 'message', 'user', 'company', 'report')),
  attached_id text,
  attached_pos integer not null default 0,
  created_at timestamptz not null,
  completed_at timestamptz,
  expires_at timestamptz,
  erased_at timestamptz,
  -- Complete is one fact, not three.
  check ((completed_at is null) = (blob_hash is null)),
  check (completed_at is null or received = sent_size),
  check (thumb_hash is null or blob_hash is not null),
  check ((width is null) = (height is null)),
  check ((attached_type is null) = (attached_id is null)),
  -- What belongs to something is complete and does not expire; what belongs to nothing does.
  check (attached_type is null or (completed_at is not null and attached_type = purpose)),
  check ((attached_type is null) = (expires_at is not null))
);
create index file_owner on file (owner_id, sent_hash);
create index file_attached on file (attached_type, attached_id) where attached_type is not null;
create index file_expiry on file (expires_at) where expires_at is not null;
create index file_erased on file (erased_at) where erased_at is not null;
create index file_blob on file (blob_hash);
create index file_thumb on file (thumb_hash);

-- Pieces of an upload that have arrived, in the order of their place.
create table file_piece (
  file_id uuid not null references file (id) on delete cascade,
  at integer not null check (at >= 0),
  size integer not null check (size between 1 and 1048576),
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  primary key (file_id, at)
);
