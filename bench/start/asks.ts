import { parseArgs } from 'node:util';
import { signIn, untilReadyOffline, untilShown } from '../../tests/e2e/acts.ts';
import { newProfile, openPerson, removeProfile } from '../../tests/e2e/person.ts';
import { newDataDir } from '../../tests/harness/data-dir.ts';
import { startServer } from '../../tests/harness/server.ts';
import { told } from './times.ts';

/**
 * `npm run bench:asks`: from opening the app, with network and on the device before, to asking the server what is new. Beside it when
 * the first screen stands, which comes before. The CPU of the page is slowed down, that of the worker is not.
 *
 * - `--throttle 6` · `--times 10`
 */
const { values } = parseArgs({
  options: { throttle: { type: 'string', default: '6' }, times: { type: 'string', default: '10' } },
});
const data = await newDataDir();
const server = await startServer(data.dataDir);
const profile = newProfile();
const person = await openPerson({ profile });
try {
  const { page, context } = person;
  await signIn(page, server.origin, 'seeker@example.org', server.password);
  await untilReadyOffline(page);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: Number(values.throttle) });
  const shown: number[] = [];
  const asked: number[] = [];
  // The first is warm-up: its list is kept for the next.
  for (let time = 0; time <= Number(values.times); time += 1) {
    const began = performance.now();
    const asks = page.waitForRequest(/\/api\/sync\?/).then(() => performance.now() - began);
    const pulled = page.waitForResponse(/\/api\/sync\?/);
    await page.goto(`${server.origin}/pwa`, { waitUntil: 'commit' });
    await untilShown(page);
    const stands = performance.now() - began;
    const asksAt = await asks;
    await (await pulled).finished();
    if (time === 0) continue;
    shown.push(stands);
    asked.push(asksAt);
  }
  console.log(
    `CPU ${values.throttle}×, median of ${values.times}:`,
    `first screen stands ${told(shown)}, the server is asked ${told(asked)}`,
  );
} finally {
  await person.close();
  removeProfile(profile);
  await server.stop();
  await data.remove();
}
