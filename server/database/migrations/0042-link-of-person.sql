-- Links of an account that is erased.
create index link_of_person on link ((subject ->> 'uid')) where subject ->> 'uid' is not null;
