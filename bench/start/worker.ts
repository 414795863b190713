import { parseArgs } from 'node:util';
import type { Page } from '@playwright/test';
import type { WorkerMessage } from '../../src/device/worker-message.ts';
import { signIn, untilReadyOffline } from '../../tests/e2e/acts.ts';
import { newProfile, openPerson, removeProfile } from '../../tests/e2e/person.ts';
import { stopWorkers } from '../../tests/e2e/worker.ts';
import { newDataDir } from '../../tests/harness/data-dir.ts';
import { startServer } from '../../tests/harness/server.ts';
import { told } from './times.ts';

/**
 * `npm run bench:worker`: what a page waits for a worker that was stopped: until it has answered for a file of the
 * shell, which is what opening the app waits for, and until it has said that it will send, for which its second script
 * has run and the person signed in was found. Beside the same two of a worker that runs.
 *
 * - `--times 20`
 */
const { values } = parseArgs({ options: { times: { type: 'string', default: '20' } } });

const data = await newDataDir();
const server = await startServer(data.dataDir);
const profile = newProfile();
const person = await openPerson({ profile });
try {
  const { page } = person;
  await signIn(page, server.origin, 'seeker@example.org', server.password);
  await untilReadyOffline(page);
  const taken = {
    file: [] as number[],
    send: [] as number[],
    idleFile: [] as number[],
    idleSend: [] as number[],
  };
  for (let time = 0; time < Number(values.times); time += 1) {
    await stopWorkers(page);
    taken.file.push(await timeToFile(page));
    taken.idleFile.push(await timeToFile(page));
    await stopWorkers(page);
    taken.send.push(await timeToSend(page));
    taken.idleSend.push(await timeToSend(page));
  }
  console.log(`median of ${values.times}, stopped worker (running one):`);
  console.log(`a file of the shell ${told(taken.file)} (${told(taken.idleFile)})`);
  console.log(`says that it sends ${told(taken.send)} (${told(taken.idleSend)})`);
} finally {
  await person.close();
  removeProfile(profile);
  await server.stop();
  await data.remove();
}

function timeToFile(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const began = performance.now();
    await (await fetch('/index.html')).text();
    return performance.now() - began;
  });
}

function timeToSend(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const { uid } = JSON.parse(localStorage.getItem('user') ?? '{}');
    const message: WorkerMessage = { type: 'drain', uid, wakeSleepers: false };
    const { port1, port2 } = new MessageChannel();
    const began = performance.now();
    const answered = new Promise<unknown>((resolve) => {
      port1.onmessage = ({ data }) => resolve(data);
    });
    navigator.serviceWorker.controller?.postMessage(message, [port2]);
    if ((await answered) !== true) throw new Error('the worker does not send for this person');
    return performance.now() - began;
  });
}
