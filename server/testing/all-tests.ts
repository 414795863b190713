/** Whether this run has, besides what `npm test` has, what takes long: tests tagged `@long`, more runs, each database. */
export const ALL_TESTS = process.env.TESTS === 'all';
