import type { Journal, JournalRecord, StoreMarker } from './journal.ts';

/** The journal in memory, for tests and for browsers without Cache Storage: there it lasts as long as the page. */
export function createMemoryJournal(): Journal {
  const records = new Map<string, Map<string, JournalRecord>>();
  const markers = new Map<string, StoreMarker>();
  const key = ({ kind, id }: Pick<JournalRecord, 'kind' | 'id'>) => `${kind}/${id}`;
  return {
    put: async (uid, record) => {
      const mine = records.get(uid) ?? new Map<string, JournalRecord>();
      records.set(uid, mine.set(key(record), structuredClone(record)));
    },
    list: async (uid) => structuredClone([...(records.get(uid)?.values() ?? [])]),
    remove: async (uid, record) => void records.get(uid)?.delete(key(record)),
    readMarker: async (uid) => structuredClone(markers.get(uid)),
    writeMarker: async (uid, mark) => void markers.set(uid, structuredClone(mark)),
    forget: async (uid) => {
      records.delete(uid);
      markers.delete(uid);
    },
  };
}
