import type { Journal, JournalRecord, Mark } from './journal.ts';

/** The journal in memory, for tests and for browsers without Cache Storage: there it lasts as long as the page. */
export function createMemoryJournal(): Journal {
  const records = new Map<string, Map<string, JournalRecord>>();
  const marks = new Map<string, Mark>();
  const key = ({ kind, id }: Pick<JournalRecord, 'kind' | 'id'>) => `${kind}/${id}`;
  return {
    put: async (uid, record) => {
      const mine = records.get(uid) ?? new Map<string, JournalRecord>();
      records.set(uid, mine.set(key(record), structuredClone(record)));
    },
    list: async (uid) => structuredClone([...(records.get(uid)?.values() ?? [])]),
    remove: async (uid, record) => void records.get(uid)?.delete(key(record)),
    readMark: async (uid) => structuredClone(marks.get(uid)),
    writeMark: async (uid, mark) => void marks.set(uid, structuredClone(mark)),
    forget: async (uid) => {
      records.delete(uid);
      marks.delete(uid);
    },
  };
}
