-- Whose turn it is to ask the payment provider about a customer, and until when; no lock is held while it answers.
alter table customer add column turn_of text;
alter table customer add column turn_until timestamptz;
-- The provider hears of a customer after the commit: until then there is no id of it.
alter table customer drop constraint customer_check;
alter table customer add constraint customer_provider_id check (provider = 'stripe' or provider_id is null);
