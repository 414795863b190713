import { parseArgs } from 'node:util';
import { openPostgres } from '../../server/database/postgres.ts';
import { postgresPrograms, startPostgres } from '../../server/testing/postgres-cluster.ts';
import { testApp } from '../../server/testing/test-app.ts';
import { fuzz } from './fuzz.ts';

/** `npm run fuzz -- --requests 100000 --seed 1`: each round of 10,000 requests has a seed and a world of its own. */
const { values } = parseArgs({
  options: { requests: { type: 'string', default: '100000' }, seed: { type: 'string', default: '1' } },
});
const ROUND = 10_000;
const bin = postgresPrograms();
if (bin === undefined) throw new Error('PostgreSQL is needed: apt-get install postgresql');
const cluster = await startPostgres(bin);
const t = await testApp(async () => openPostgres(await cluster.newDatabase()));
let left = Number(values.requests);
let found = 0;
for (let seed = Number(values.seed); left > 0; seed++) {
  const { requests, repeated, byStatus, findings } = await fuzz(t, { seed, requests: Math.min(ROUND, left) });
  left -= requests;
  found += findings.length;
  console.log(
    `seed ${seed}: ${requests} requests, ${repeated} repeated, ${findings.length} findings, ${JSON.stringify(byStatus)}`,
  );
  for (const finding of findings) console.log(`  ${finding}`);
  if (findings.length > 0) break;
}
console.log(`${Number(values.requests) - Math.max(0, left)} requests, ${found} findings`);
await t.close();
await cluster.stop();
process.exit(found === 0 ? 0 : 1);
