import { PARTS, type Part } from '../src/device/shell-file.ts';

const CACHE = 'zusage-parts';
const ADDRESS = '/.parts';

/** A part that no page has asked for during this time is not brought along into a new version, in milliseconds. */
export const USED_MS = 90 * 86_400_000;

/** When each part was asked for last, by the device's clock. */
type Asked = Partial<Record<Part, number>>;

type Ports = { caches: Pick<CacheStorage, 'open'>; clock: () => number };

export type UsedParts = {
  /** A page needs these. Kept over the life of this worker and its version. */
  ask: (parts: readonly Part[]) => Promise<void>;
  /** What this device needs beside the files of everybody. */
  read: () => Promise<ReadonlySet<Part>>;
  /** To be called at installation. @param isUpdate it replaces a version */
  begin: (isUpdate: boolean) => Promise<void>;
};

/**
 * Which parts this device uses. In Cache Storage, where the files are: a browser that throws those away throws this
 * away too. Not by person: a device that two people share keeps what either needs, also while nobody is signed in.
 */
export function createUsedParts({ caches, clock }: Ports): UsedParts {
  // Where nothing can be written any more, at least as long as this worker lives.
  let known: Asked = {};
  const load = async (): Promise<Asked | undefined> => {
    try {
      const kept = await (await caches.open(CACHE)).match(ADDRESS);
      return await kept?.json();
    } catch {
      return undefined;
    }
  };
  const write = async (asked: Asked) => {
    known = { ...known, ...asked };
    try {
      await (await caches.open(CACHE)).put(ADDRESS, Response.json({ ...(await load()), ...asked }));
    } catch {
      // A full store: the next page asks again.
    }
  };
  const now = (parts: readonly Part[]): Asked => Object.fromEntries(parts.map((part) => [part, clock()]));
  return {
    ask: async (parts) => {
      if (parts.length > 0) await write(now(parts));
    },
    read: async () => {
      const asked: Asked = { ...(await load()), ...known };
      // A clock that was set back since makes nothing old.
      return new Set(PARTS.filter((part) => clock() - (asked[part] ?? -Infinity) < USED_MS));
    },
    begin: async (isUpdate) => {
      // A version that wrote nothing down knew of no parts and had every file: nobody may miss what they had.
      if (!(await load())) await write(isUpdate ? now(PARTS) : {});
    },
  };
}
