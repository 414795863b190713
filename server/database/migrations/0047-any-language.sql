-- Which languages there are says contract/languages.ts: an invoice may be written in any of them.
alter table invoice drop constraint invoice_lang_check;
