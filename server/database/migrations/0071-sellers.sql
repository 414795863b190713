-- A service may be agreed here and concluded outside; the rule about every other kind stays the one that is there.
do $$ declare old record; begin select conname, pg_get_expr(conbin, conrelid) as rule into strict old from pg_constraint where conrelid = 'offer'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%contract_form%'; execute format('alter table offer drop constraint %I', old.conname); execute format('alter table offer add constraint %I check ((contract_form = %L and kind in (%L, %L)) or (%s))', old.conname, 'outside', 'freelance', 'campaign', old.rule); end $$;

-- What § 14 (2) PStTG asks of a natural person who sells services here. Read by that person and by staff, nobody else.
-- Names and the day of birth are copied: the law wants them also of an account that is erased.
create table seller (
  user_id text primary key references "user" (id),
  firstname text not null,
  lastname text not null,
  date_of_birth date not null,
  line1 text not null,
  postal_code text not null,
  city text not null,
  country text not null,
  tax_id text,
  tax_id_country text,
  -- Asked for only where there is no tax id.
  birth_place text,
  vat_id text,
  saved_at timestamptz not null,
  check ((tax_id is null) = (tax_id_country is null)),
  check (tax_id is not null or birth_place is not null)
);
create index offer_service_signed on offer (user_id) where contract_form = 'simple' and status = 'signed';
