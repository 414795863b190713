/** Whether this run is `npm run test:e2e`, with the tests tagged `@long` and with what else takes long (CONTRIBUTING.md). */
export const ALL_TESTS = process.env.TESTS === 'all';
