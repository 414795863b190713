import type { WaitingFile } from '../waiting-file.ts';
import type { Journal, JournalRecord } from './journal.ts';

const CACHE = 'zusage-journal';
const FILE_HEADER = 'x-file';
const MARK_HEADER = 'x-mark';

/** The journal in Cache Storage: there in page and worker, and not part of what IndexedDB loses or holds up. */
export function createCacheJournal(caches: CacheStorage): Journal {
  const open = () => caches.open(CACHE);
  const folder = (uid: string) => `/.journal/${encodeURIComponent(uid)}/`;
  const address = (uid: string, { kind, id }: Pick<JournalRecord, 'kind' | 'id'>) =>
    `${folder(uid)}${kind}/${encodeURIComponent(id)}`;
  const markerOf = (uid: string) => `/.mark/${encodeURIComponent(uid)}`;
  const records = async (uid: string) => {
    const cache = await open();
    const keys = await cache.keys();
    return { cache, keys: keys.filter(({ url }) => new URL(url).pathname.startsWith(folder(uid))) };
  };
  return {
    put: async (uid, record) => (await open()).put(address(uid, record), toResponse(record)),
    list: async (uid) => {
      const { cache, keys } = await records(uid);
      const found = await Promise.all(keys.map((key) => cache.match(key)));
      return Promise.all(found.filter((response) => response !== undefined).map(toRecord));
    },
    remove: async (uid, record) => void (await (await open()).delete(address(uid, record))),
    readMarker: async (uid) => {
      const response = await caches.match(markerOf(uid), { cacheName: CACHE });
      const mark = response?.headers.get(MARK_HEADER);
      return mark ? JSON.parse(decodeURIComponent(mark)) : response?.json();
    },
    writeMarker: async (uid, mark) => {
      // Every start waits for it, and a body takes longer to read. Earlier versions read the body.
      const headers = { [MARK_HEADER]: encodeURIComponent(JSON.stringify(mark)) };
      await (await open()).put(markerOf(uid), Response.json(mark, { headers }));
    },
    forget: async (uid) => {
      const { cache, keys } = await records(uid);
      for (const key of keys) await cache.delete(key);
      await cache.delete(markerOf(uid));
    },
  };
}

/** Bytes stay bytes: as text a photo would take a third more of a space that is short. */
function toResponse(record: JournalRecord): Response {
  if (record.kind !== 'file') return Response.json(record);
  const { bytes, ...about } = record.file;
  return new Response(bytes, { headers: { [FILE_HEADER]: encodeURIComponent(JSON.stringify(about)) } });
}

async function toRecord(response: Response): Promise<JournalRecord> {
  const header = response.headers.get(FILE_HEADER);
  if (header === null) return response.json();
  const about = JSON.parse(decodeURIComponent(header)) as Omit<WaitingFile, 'bytes'>;
  return { kind: 'file', id: about.id, file: { ...about, bytes: await response.arrayBuffer() } };
}
