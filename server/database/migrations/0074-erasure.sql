-- A timer for every kind of personal data: hired and accepted applications, offers, reports.

-- Applicants who were accepted, or hired, before there was a timer have the usual time from now on.
update application set erase_at = now() + interval '6 months', updated_at = now(), ver = ver + 1
  where erased_at is null and erase_at is null
    and (
      status = 'hired'
      or status = 'accepted' and exists (
        select from job where job.id = application.job_id and (job.status <> 'published' or job.deleted_at is not null)
      )
    );

alter table offer add column erase_at timestamptz;
update offer set erase_at = case
    when status = 'signed' then
      make_timestamptz(
        extract(year from (status_at ->> 'signed')::timestamptz)::int
          + case when contract_form = 'simple' then 11 else 4 end, 1, 1, 0, 0, 0, 'UTC'
      )
    when status in ('declined', 'withdrawn', 'expired') then (status_at ->> status)::timestamptz + interval '6 months'
    when status = 'draft' then now() + interval '6 months'
  end;
create index offer_erase on offer (erase_at) where erase_at is not null;

-- A guardian's address goes once the offer is settled; name, relation and custody stay with the signature.
alter table offer_signature drop constraint offer_signature_check1;
alter table offer_signature add constraint offer_signature_mail check (party = 'guardian' or guardian_mail is null);
update offer_signature set guardian_mail = null
  from offer
  where offer.id = offer_signature.offer_id and guardian_mail is not null
    and offer.status not in ('draft', 'sent', 'viewed', 'countered', 'awaiting_guardian');
update link set subject = subject - 'mail'
  from offer
  where link.action = 'guardian-sign' and link.subject ->> 'offerId' = offer.id::text
    and offer.status not in ('draft', 'sent', 'viewed', 'countered', 'awaiting_guardian');
update offer set guardian_mails = '[]'
  where guardian_mails <> '[]' and status not in ('draft', 'sent', 'viewed', 'countered', 'awaiting_guardian');

alter table report add column erased_at timestamptz;
create index report_erase on report (decided_at) where status = 'decided' and erased_at is null;
create index session_ended on session (ended_at) where device <> '';
create index restriction_decided on restriction (decided_at);
