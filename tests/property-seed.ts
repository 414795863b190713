import fc from 'fast-check';

/**
 * Property tests draw the same examples in every run, so that a build fails for what was changed and for nothing else.
 * `FUZZ_SEED=7 FUZZ_RUNS=2000 npm run test:unit -- ledger.fuzz` draws others; one that fails becomes a named case.
 */
fc.configureGlobal({ seed: Number(process.env.FUZZ_SEED ?? 1) });
