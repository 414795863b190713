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
      make_timestamptz(extract(year from (status_at ->> 'signed')::timestamptz)::int + 4, 1, 1, 0, 0, 0, 'UTC')
    when status in ('declined', 'withdrawn', 'expired') then (status_at ->> status)::timestamptz + interval '6 months'
    when status = 'draft' then now() + interval '6 months'
  end;
create index offer_erase on offer (erase_at) where erase_at is not null;

-- A guardian's address goes once the offer is settled; name, relation and custody stay with the signature.
alter table offer_signature drop constraint offer_signature_check1;
alter table offer_signature add constraint offer_signature_mail check (party = 'guardian' or guardian_mail is null);

alter table report add column erased_at timestamptz;
create index report_erase on report (decided_at) where status = 'decided' and erased_at is null;
create index restriction_decided on restriction (decided_at);
