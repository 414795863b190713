import { ensureChromium } from '../../run/chromium.ts';
import { printed, resultOf } from './figures.ts';
import { readOptions } from './options.ts';
import { play, type RoundReport } from './play.ts';
import { openWorld } from './world.ts';

/**
 * `npm run test:chaos -- --rounds 200 --seed 1`: real browsers that are killed, cut off and filled up, judged by the
 * server's own tables. Ends with 1 when anything was lost, doubled, stuck or hidden.
 */

const options = readOptions(process.argv.slice(2));
process.env.CHROMIUM_PATH = ensureChromium();
const world = await openWorld();
const began = Date.now();
try {
  const played = await play(world, options, say);
  const result = resultOf(played, await world.end());
  console.log(`\nseed ${options.seed}${options.sabotage ? `, sabotage ${options.sabotage}` : ''}`);
  for (const line of printed(played, result)) console.log(line);
  process.exitCode = result.holds ? 0 : 1;
} finally {
  await world.server.stop();
}

function say({ round, kind, taps, tookMs, stuck, broke, problems }: RoundReport): void {
  const clock = ((Date.now() - began) / 1000).toFixed(0).padStart(5);
  const took = (tookMs / 1000).toFixed(1).padStart(5);
  const left = stuck.length > 0 ? `  STUCK ${stuck.join(', ')}` : '';
  const name = `round ${String(round).padStart(4)}  ${kind.padEnd(14)}`;
  console.log(`${clock} s  ${name} ${taps} taps, converged in ${took} s${left}`);
  if (broke) console.log(`  BROKE ${broke}`);
  if (options.verbose) for (const problem of problems) console.log(`  ${problem}`);
}
