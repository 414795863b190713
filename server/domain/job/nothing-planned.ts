/** Columns of a job for which nothing is planned, and nothing planned has failed. */
export const NOTHING_PLANNED = { goes_online_at: null, goes_online_until: null, not_online: null } as const;
