-- What the clock of subscriptions looks for each minute, and work that deletes in steps.
create index subscription_incomplete on subscription (created_at)
  where provider = 'invoice' and status = 'incomplete';
create index subscription_trial on subscription (trial_end)
  where provider = 'invoice' and status = 'trialing';
create index subscription_period on subscription (current_period_end)
  where provider = 'invoice' and status in ('active', 'past_due', 'unpaid');
create index subscription_owed on subscription (past_due_since)
  where provider = 'invoice' and status in ('past_due', 'unpaid');
create index work_given_up on work (gave_up_at) where gave_up_at is not null;
create index stripe_event_received on stripe_event (received_at);
create index usage_age on usage (at);
create index digest_posted on digest (posted_at);
create index user_setting_removed on user_setting (at) where value is null and entry <> '';
create index data_export_over on data_export (expires_at) where state = 'expired';
create index company_log_at on company_log (at);
create index staff_log_at on staff_log (at);
-- A kind of work that is no more: the clock's round finds the subscriptions by itself.
delete from work where kind = 'subscription.step';
