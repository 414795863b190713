-- What a company says of itself on its page, and of its banner: words for those who do not see it, and which point of it
-- is never cut off, in hundredths of its width and height.
alter table company
  add column about text not null default '',
  add column benefits jsonb not null default '[]' check (jsonb_typeof(benefits) = 'array'),
  add column banner_alt text not null default '',
  add column banner_focus jsonb check (banner_focus is null or jsonb_typeof(banner_focus) = 'object');
