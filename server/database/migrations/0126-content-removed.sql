-- Words and pictures of a company's page, a creator's card or a profile can be removed without locking anybody.
alter table restriction drop constraint restriction_kind_check;
alter table restriction add constraint restriction_kind_check check (
  kind in (
    'account_locked', 'job_unpublished', 'job_refused', 'message_removed', 'content_removed', 'company_unverified',
    'company_blocked', 'source_refused'
  )
);
