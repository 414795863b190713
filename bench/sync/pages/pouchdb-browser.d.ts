/** The package has no types of its own; only what this bench uses. */
declare module 'pouchdb-browser' {
  type Doc = { _id: string; _rev?: string; [field: string]: unknown };
  export default class PouchDB {
    constructor(name: string, options?: { auto_compaction?: boolean });
    allDocs(options: {
      descending: boolean;
      limit: number;
      include_docs: boolean;
    }): Promise<{ rows: { doc?: unknown }[] }>;
    bulkDocs(docs: readonly Doc[]): Promise<unknown>;
    get(id: string): Promise<{ _rev: string }>;
    put(doc: Doc): Promise<{ rev: string }>;
    changes(options: { since: 'now'; live: boolean }): { on(event: 'change', listener: () => void): unknown };
  }
}
