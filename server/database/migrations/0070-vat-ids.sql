-- What the EU's register said of a customer's VAT id. `vat_id_asked` is the id it was asked about: an answer counts for
-- exactly that one, also where the version before changes the id.
alter table customer
  add column vat_id_asked text,
  add column vat_id_answer text check (vat_id_answer in ('valid', 'invalid')),
  add column vat_id_asked_at timestamptz,
  add column vat_id_consultation text,
  -- Who pays was told that VAT is charged because of it.
  add column vat_id_told text,
  -- What a buyer wants to find on an invoice; for public bodies the Leitweg-ID.
  add column buyer_reference text not null default '';
create index customer_vat_id on customer (vat_id_asked_at)
  where deleted_at is null and vat_id is not null and country <> 'DE';

-- Why an invoice has the VAT it has; null: of the version before, which knew `reverse_charge` only.
alter table invoice
  add column vat_case text check (vat_case in ('standard', 'reverse_charge', 'outside_eu', 'small_business')),
  add check (vat_case is null or (vat_case = 'reverse_charge') = reverse_charge),
  add check (vat_case is null or vat_case = 'standard' or vat = 0);

drop trigger invoice_keeps_its_facts on invoice;
create trigger invoice_keeps_its_facts before update on invoice for each row
  when (
    old.provider = 'invoice' and (
      old.kind, old.corrects_id, old.number, old.year, old.serial, old.issued_at, old.due_at, old.period_start,
      old.period_end, old.lines, old.net, old.vat_rate, old.vat, old.total, old.reverse_charge, old.vat_case, old.seller,
      old.buyer
    ) is distinct from (
      new.kind, new.corrects_id, new.number, new.year, new.serial, new.issued_at, new.due_at, new.period_start,
      new.period_end, new.lines, new.net, new.vat_rate, new.vat, new.total, new.reverse_charge, new.vat_case, new.seller,
      new.buyer
    )
  ) execute function keep_invoice();

-- An invoice goes when the law no longer wants it kept: the task that deletes says before when it was written.
create function is_past_keeping(written timestamptz) returns boolean language sql stable as $$ select coalesce(written < nullif(current_setting('zusage.invoices_before', true), '')::timestamptz, false) $$;

drop trigger invoice_stays on invoice;
create trigger invoice_stays before delete on invoice for each row
  when (old.provider = 'invoice' and not is_past_keeping(old.issued_at)) execute function keep_invoice();

create index invoice_age on invoice (issued_at);
