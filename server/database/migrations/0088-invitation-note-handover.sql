-- What the sender writes to the person they invite.
alter table invitation add column note text not null default '';

-- An owner has asked a member to take the company over; the row goes with the answer.
create table company_handover (
  company_id uuid primary key references company (id),
  user_id text not null,
  offered_by text not null,
  created_at timestamptz not null,
  foreign key (company_id, user_id) references member (company_id, user_id) on delete cascade,
  foreign key (company_id, offered_by) references member (company_id, user_id) on delete cascade
);
create index company_handover_user on company_handover (company_id, user_id);
create index company_handover_offered_by on company_handover (company_id, offered_by);
