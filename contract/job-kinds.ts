/** Kinds of jobs, in the order they are offered in. Apart from the job's schema: screens list them without one. */
export const JOB_KINDS = [
  'employment',
  'minijob',
  'apprenticeship',
  'internship',
  'holiday',
  'freelance',
  'campaign',
] as const;
export type JobKind = (typeof JOB_KINDS)[number];
