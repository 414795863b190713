-- What accounts that are erased had said of compulsory school stayed with their rows.
update "user" set compulsory_school = null, compulsory_school_on = null
where erased_at is not null and compulsory_school is not null;
