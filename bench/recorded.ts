import type { LogEvent } from 'kysely';

/** A statement as it went to PostgreSQL. */
export type Statement = { readonly text: string; readonly values: readonly unknown[] };

/** Listens to a Kysely instance's log and hands out what was said while something ran. */
export function createRecorder(): {
  log: (event: LogEvent) => void;
  record: (act: () => Promise<unknown>) => Promise<Statement[]>;
} {
  let heard: Statement[] | undefined;
  return {
    log: ({ query }) => {
      heard?.push({ text: query.sql, values: query.parameters });
    },
    async record(act) {
      heard = [];
      await act();
      const said = heard;
      heard = undefined;
      return said;
    },
  };
}

/** Exchanges the recorded person's facts for another's, wherever they stand in a value. */
export function varyValue(
  value: unknown,
  exchanges: readonly (readonly [from: string, to: string])[],
): unknown {
  if (typeof value !== 'string') return value;
  return exchanges.reduce(
    (text, [from, to]) => (text.includes(from) ? text.replaceAll(from, to) : text),
    value,
  );
}
