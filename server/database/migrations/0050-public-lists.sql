-- Public lists of jobs by town, newest first.
create index job_by_town on job ((location ->> 'label'), published_at desc) where status = 'published';
