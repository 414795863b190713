const CACHE = 'zusage-boxes';
/** Written last: a box without it was not finished. */
const CONTENTS = 'contents';

export type Box = { id: string; items: string[] };

/**
 * Locked boxes of people who were signed out on this device, in Cache Storage: outside of IndexedDB, where their
 * replica goes, and there in page and worker alike (rule S4).
 */
export type Boxes = {
  /** Everybody this knows anything of. */
  people: () => Promise<string[]>;
  /** What was finished, oldest first; what was not is taken away. */
  list: (uid: string) => Promise<Box[]>;
  /** @param item left out: the contents, by which the box is finished */
  put: (uid: string, id: string, bytes: BufferSource, item?: string) => Promise<void>;
  read: (uid: string, id: string, item?: string) => Promise<ArrayBuffer>;
  remove: (uid: string, id: string) => Promise<void>;
  /** Since when the person is away, milliseconds since the epoch. */
  readAway: (uid: string) => Promise<number | undefined>;
  writeAway: (uid: string, since: number) => Promise<void>;
  dropAway: (uid: string) => Promise<void>;
};

/** Where an item of a box lies; it is sealed for this place alone. */
export function placeOf(uid: string, id: string, item = CONTENTS): string {
  return `/.box/${encodeURIComponent(uid)}/${id}/${item}`;
}

const awayOf = (uid: string) => `/.away/${encodeURIComponent(uid)}`;

export function createCacheBoxes(caches: CacheStorage): Boxes {
  const open = () => caches.open(CACHE);
  /** Each place as its parts: kind, person, box, item. */
  const places = async () =>
    (await (await open()).keys()).map(({ url }) => new URL(url).pathname.split('/').slice(1));
  const remove = async (uid: string, id: string) => {
    const cache = await open();
    const own = (await places()).filter(
      ([, person, box]) => person === encodeURIComponent(uid) && box === id,
    );
    // Contents first: what is left of a box must not be taken for one that is whole.
    await cache.delete(placeOf(uid, id));
    for (const [, , , item] of own) await cache.delete(placeOf(uid, id, item));
  };
  return {
    people: async () => [...new Set((await places()).map(([, person = '']) => decodeURIComponent(person)))],
    list: async (uid) => {
      const found = new Map<string, string[]>();
      for (const [kind, person, box = '', item = ''] of await places())
        if (kind === '.box' && person === encodeURIComponent(uid))
          found.set(box, [...(found.get(box) ?? []), item]);
      const whole: Box[] = [];
      // Ids are made in the order of time.
      for (const id of [...found.keys()].sort()) {
        const items = found.get(id) ?? [];
        if (items.includes(CONTENTS)) whole.push({ id, items: items.filter((item) => item !== CONTENTS) });
        else await remove(uid, id);
      }
      return whole;
    },
    put: async (uid, id, bytes, item) => (await open()).put(placeOf(uid, id, item), new Response(bytes)),
    read: async (uid, id, item) => {
      const found = await (await open()).match(placeOf(uid, id, item));
      if (!found) throw new Error('a part of the box is gone');
      return found.arrayBuffer();
    },
    remove,
    readAway: async (uid) => (await (await open()).match(awayOf(uid)))?.json() as Promise<number | undefined>,
    writeAway: async (uid, since) => (await open()).put(awayOf(uid), Response.json(since)),
    dropAway: async (uid) => void (await (await open()).delete(awayOf(uid))),
  };
}
