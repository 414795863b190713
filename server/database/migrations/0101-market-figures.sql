-- One row: counting goes over the whole market, so it is done every few minutes and not with every reader.
create table market_figures (
  one boolean primary key default true check (one),
  figures jsonb not null
);
