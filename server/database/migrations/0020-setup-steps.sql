-- How far somebody new has come in the setup.

alter table user_setting drop constraint user_setting_key_check;

alter table user_setting add constraint user_setting_key_check check (
  key in (
    'setup', 'setupSteps', 'lang', 'notify', 'quiet', 'blocked', 'hiddenCompanies', 'hiddenJobs', 'savedSearches',
    'savedJobs', 'receipts', 'typing', 'visibility', 'consents'
  )
);
