-- Who reads a creator's card at its public address; nobody before its owner has said so.
alter table creator
  add column card text not null default 'off' check (card in ('off', 'link', 'listed'));
-- Topics are found by a part of them: of the few profiles that are shown, all are looked at.
drop index creator_niche;

alter table report
  drop constraint report_target_type_check,
  add constraint report_target_type_check check (
    target_type in ('job', 'company', 'creator', 'message', 'user', 'conversation')
  );
