import { fork } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { v7 } from 'uuid';
import { KEY_HEADER } from '../contract/calls.ts';
import { postgresPrograms, startPostgres } from '../server/testing/postgres-cluster.ts';
import type { Prepared } from './api-server.ts';

/**
 * `npm run bench:api`: requests a second and p95 of the ten most used calls, each beside a bare Fastify route that
 * sends the same statements through `pg`, in one run and one process. The ratio is what counts: it does not depend on
 * the machine.
 */
const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '5' }, connections: { type: 'string', default: '8' } },
});
const seconds = Number(values.seconds);
const connections = Number(values.connections);

const bin = postgresPrograms();
if (bin === undefined) throw new Error('PostgreSQL is needed: apt-get install postgresql');
const cluster = await startPostgres(bin);
const child = fork(join(import.meta.dirname, 'api-server.ts'), [await cluster.newDatabase()]);
const ready = await new Promise<{ api: number; bare: number; requests: Prepared[] }>((resolve, reject) => {
  child.once('message', (message) => resolve(message as never));
  child.once('exit', (code) => reject(new Error(`the measured process ended with ${code}`)));
});

console.log(`${seconds} s each, ${connections} connections; requests/s and p95 in ms`);
console.log('call                             statements      api   p95     bare   p95   ratio');
const ratios: number[] = [];
for (const prepared of ready.requests) {
  // Bare, ours, bare: what the machine does meanwhile falls on both.
  const before = await measureBare(prepared);
  const own = await measureApi(prepared);
  const after = await measureBare(prepared);
  const bare = (before.rate + after.rate) / 2;
  const ratio = own.rate / bare;
  ratios.push(ratio);
  console.log(
    `${prepared.name.padEnd(32)} ${String(prepared.statements).padStart(10)} ${cell(own.rate)} ${cell(own.p95, 5)} ${cell(bare)} ${cell(Math.max(before.p95, after.p95), 5)}   ${ratio.toFixed(2)}`,
  );
}
const mean = Math.exp(ratios.reduce((sum, ratio) => sum + Math.log(ratio), 0) / ratios.length);
console.log(`geometric mean of the ratios: ${mean.toFixed(2)}`);
child.removeAllListeners('exit');
child.send('end');
await cluster.stop();

type Measured = { rate: number; p95: number };

function measureApi({ name, method, sends, writes }: Prepared): Promise<Measured> {
  let turn = 0;
  return run(name, {
    url: `http://127.0.0.1:${ready.api}`,
    requests: [
      {
        setupRequest: (request) => {
          const send = sends[turn++ % sends.length] as Prepared['sends'][number];
          return {
            ...request,
            method: method as 'GET',
            path: send.path,
            headers: {
              authorization: `Bearer ${send.token}`,
              ...(send.body !== undefined && { 'content-type': 'application/json' }),
              ...(writes && { [KEY_HEADER]: v7() }),
            },
            // A message is a new one each time.
            ...(send.body !== undefined && {
              body: send.body.replace(/"clientId":"[^"]+"/, () => `"clientId":"${v7()}"`),
            }),
          };
        },
      },
    ],
  });
}

function measureBare({ name }: Prepared): Promise<Measured> {
  return run(`${name} (bare)`, { url: `http://127.0.0.1:${ready.bare}/${name}`, method: 'POST' });
}

async function run(name: string, options: autocannon.Options): Promise<Measured> {
  const times: number[] = [];
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const load = autocannon({ ...options, duration: seconds, connections }, (error, done) =>
      error ? reject(error) : resolve(done),
    );
    load.on('response', (_client, _status, _bytes, ms) => times.push(ms));
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${name}: ${result.non2xx} refused, ${result.errors} failed`);
  times.sort((a, b) => a - b);
  return { rate: result.requests.average, p95: times[Math.floor(times.length * 0.95)] ?? 0 };
}

function cell(value: number, width = 8): string {
  return value.toFixed(value < 100 ? 1 : 0).padStart(width);
}
