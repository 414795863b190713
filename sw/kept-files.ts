import type { Part, ShellFile } from '../src/device/shell-file.ts';
import { fetchRight, type IsRight } from './right-files.ts';
import type { UsedParts } from './used-parts.ts';

/** How many files are fetched at a time: one by one, a line with long ways stands idle most of the time. */
const AT_A_TIME = 3;

/** A file of this version. */
export type KeptFile = {
  /** The whole address. */
  url: string;
  /** The address it is kept under. */
  key: string;
  /** The name itself carries a hash. */
  isHashed: boolean;
  part?: Part | undefined;
};

export type Mended = { mended: number; missing: number };

export type KeptFiles = {
  /** Rejects where a file that has to be here did not come; what came stays. */
  install: (options: { isUpdate: boolean }) => Promise<{ foundWrong: boolean }>;
  /** Fetches what is missing of what this device needs; `thorough`: also what is not as the build has made it. */
  mend: (options: { thorough: boolean; parts: readonly Part[] }) => Promise<Mended>;
  /** Removes what is of no use to this version. */
  forgetOthers: () => Promise<void>;
  /** From the device, else from the network. */
  answer: (file: KeptFile) => Promise<Response>;
};

type Ports = {
  files: readonly KeptFile[];
  open: () => Promise<Pick<Cache, 'keys' | 'match' | 'put' | 'delete'>>;
  isRight: IsRight;
  used: UsedParts;
};

/** The names are those of Workbox, by which earlier versions have kept them: what has not changed is not fetched again. */
export function filesOf(manifest: readonly ShellFile[], base: string): KeptFile[] {
  return manifest.map(({ url, revision, part }) => {
    const whole = new URL(url, base);
    const key = new URL(whole);
    if (revision !== null) key.searchParams.set('__WB_REVISION__', revision);
    return { url: whole.href, key: key.href, isHashed: revision === null, part };
  });
}

/** Keeps the files of this version on this device, and only the bytes that the build has made (rule S5). */
export function keepFiles({ files, open, isRight, used }: Ports): KeptFiles {
  /** Of everybody first: nothing stands in their way. */
  const needed = async (parts: ReadonlySet<Part>) => [
    ...files.filter(({ part }) => part === undefined),
    ...files.filter(({ part }) => part !== undefined && parts.has(part)),
  ];

  async function keep(wanted: readonly KeptFile[], thorough: boolean, onMissing: 'stop' | 'go on') {
    const cache = await open();
    const there = new Set((await cache.keys()).map(({ url }) => url));
    const counts = { mended: 0, missing: 0, wrong: 0 };
    const queue = [...wanted];
    const look = async ({ url, key }: KeptFile) => {
      if (there.has(key)) {
        const kept = thorough ? await cache.match(key) : undefined;
        if (!thorough || (kept && (await isRight(url, kept)))) return;
        // Worth nothing, and the network may have the right one.
        counts.wrong += 1;
        await cache.delete(key);
      }
      const fetched = await fetchRight(url, isRight);
      const isHere =
        fetched !== null &&
        (await cache.put(key, fetched).then(
          () => true,
          () => false,
        ));
      counts[isHere ? 'mended' : 'missing'] += 1;
      // A store that takes nothing more ends it as well: the rest would be fetched to be thrown away.
      if (!isHere && (onMissing === 'stop' || fetched !== null)) queue.length = 0;
    };
    const work = async () => {
      for (let next = queue.shift(); next; next = queue.shift()) await look(next);
    };
    await Promise.all(Array.from({ length: AT_A_TIME }, work));
    return counts;
  }

  const install: KeptFiles['install'] = async ({ isUpdate }) => {
    await used.begin(isUpdate);
    const parts = isUpdate ? await used.read() : new Set<Part>();
    const { missing, wrong } = await keep(await needed(parts), true, 'stop');
    if (missing > 0) throw new Error('a file did not come as it was built');
    return { foundWrong: wrong > 0 };
  };

  const mendNow: KeptFiles['mend'] = async ({ thorough, parts }) => {
    await used.ask(parts);
    const { mended, missing } = await keep(await needed(await used.read()), thorough, 'go on');
    return { mended, missing };
  };

  // One after the other: two pages ask for the same, and one may ask while this version is being installed.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn =
    <Given, Result>(work: (given: Given) => Promise<Result>) =>
    (given: Given): Promise<Result> => {
      const done = last.then(() => work(given));
      last = done.catch(() => undefined);
      return done;
    };

  return {
    install: inTurn(install),
    mend: inTurn(mendNow),
    forgetOthers: async () => {
      const cache = await open();
      const ours = new Set(files.map(({ key }) => key));
      for (const { url } of await cache.keys()) if (!ours.has(url)) await cache.delete(url);
    },
    answer: async ({ url, key, isHashed }) => {
      const kept = await (await open()).match(key);
      // Looked at are the few files without a hash: the page and what tells of trouble in it depend on no others.
      if (kept && (isHashed || (await isRight(url, kept)))) return kept;
      if (kept) await (await open()).delete(key);
      const response = await fetch(url);
      // What the browser's own cache has kept of a portal is asked for once more, past that cache.
      return (await isRight(url, response)) ? response : fetch(url, { cache: 'reload' });
    },
  };
}
