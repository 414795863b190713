/** What the address says of the applicants: every part of it is optional, and unknown words count as none. */
export type ApplicantsAddress = {
  applicant?: string | undefined;
  job?: string | undefined;
  as?: string | undefined;
  tab?: string | undefined;
  sort?: string | undefined;
  q?: string | undefined;
  /** Only those who were given to the reader. */
  mine?: string | undefined;
};
