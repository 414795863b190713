-- What a company says about the change of an ad to those who have applied to it.
alter table job_revision add column note text;
