import { type ChildProcess, fork } from 'node:child_process';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { AGAINST, type Against, faultsOf, type Subject, subjectOf } from './against.ts';
import type { LoadPlan, Order, StepFigures, Told } from './load.ts';
import { newSignInKey, prepareTown } from './prepare.ts';
import { inShort, table } from './table.ts';
import { verifyTaps } from './verify.ts';

/**
 * `npm run bench:load -- --devices 2000`: so many open apps against the real server over HTTP, in steps; where it breaks,
 * how it degrades, and whether the database holds every acknowledged tap exactly once.
 */
const { values } = parseArgs({
  options: {
    devices: { type: 'string', default: '2000' },
    seconds: { type: 'string', default: '15' },
    against: { type: 'string', default: AGAINST.join(',') },
    steps: { type: 'string', default: '4' },
  },
});
const [devices, seconds, stepCount] = [Number(values.devices), Number(values.seconds), Number(values.steps)];
const chosen = values.against.split(',') as Against[];
const unknown = chosen.find((one) => !AGAINST.includes(one));
if (unknown !== undefined)
  throw new Error(`--against is one or more of ${AGAINST.join(', ')}, not ${unknown}`);

const say = (line: string) => process.stdout.write(`${line}\n`);
for (const against of chosen) {
  say(`\n${against}: ${devices} devices in ${stepCount} steps of ${seconds} s, on ${cpus().length} cores`);
  const key = newSignInKey();
  const subject = await subjectOf(against, key);
  try {
    await measure(subject, key);
  } finally {
    await subject.remove();
  }
}

async function measure(subject: Subject, key: string): Promise<void> {
  const plan = await prepareTown(subject.open, devices, key);
  const servers = await subject.start();
  const generator = fork(join(import.meta.dirname, 'generator.ts'));
  const origins = servers.map(({ port }) => `http://127.0.0.1:${port}`);
  await ask(generator, { do: 'begin', plan: { origins, devices: plan } satisfies LoadPlan });
  const steps: StepFigures[] = [];
  for (let step = 1; step <= stepCount; step++) {
    // Halved from step to step, seen from the last one.
    const count = Math.max(1, Math.round(devices / 2 ** (stepCount - step)));
    const told = await ask(generator, { do: 'step', devices: count, seconds });
    if (told.is !== 'measured') throw new Error(`the generator said ${told.is}`);
    steps.push(told.figures);
    say(`  ${count} devices: ${inShort(told.figures)}`);
  }
  const ended = await ask(generator, { do: 'end' });
  const faults = faultsOf(servers);
  for (const server of servers) await server.stop();
  if (ended.is !== 'ended') throw new Error(`the generator said ${ended.is}`);
  const { db, close } = await subject.open();
  const kept = await verifyTaps(db, ended.taps);
  await close();
  say(table(steps, kept));
  const acknowledged = ended.taps.filter((tap) => tap.acknowledged).length;
  say(`${ended.taps.length} taps, ${acknowledged} acknowledged`);
  if (faults.length > 0) say(`the servers reported ${faults.length} faults, the first: ${faults[0]}`);
}

function ask(generator: ChildProcess, order: Order): Promise<Told> {
  return new Promise((resolve, reject) => {
    const gone = (code: number | null) => reject(new Error(`the load generator ended with ${code}`));
    generator.once('exit', gone);
    generator.once('message', (told: Told) => {
      generator.off('exit', gone);
      resolve(told);
    });
    generator.send(order);
  });
}
