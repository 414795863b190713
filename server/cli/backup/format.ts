import * as z from 'zod/mini';
import { RESTORE_LOG } from '../../domain/backup/restore-log.ts';
import { SEGMENTS } from '../../domain/market-files/segment-key.ts';

/**
 * A backup is gzipped JSON lines: a head, then tables with their rows, then files, then a tail with counts and a hash
 * over all lines before it, so that a backup that was cut short is never taken for a whole one. It is a logical copy:
 * what was written from the embedded database can be restored into PostgreSQL and the other way round.
 */
export const backupLine = z.discriminatedUnion('line', [
  z.object({
    line: z.literal('head'),
    format: z.literal(1),
    at: z.string(),
    /** Migrations of the database it was written from; only a database with the same ones takes it. */
    migrations: z.array(z.string()),
  }),
  z.object({ line: z.literal('rows'), table: z.string(), rows: z.array(z.record(z.string(), z.unknown())) }),
  z.object({ line: z.literal('sequence'), name: z.string(), last: z.nullable(z.string()) }),
  z.object({ line: z.literal('file'), path: z.string(), mode: z.int(), base64: z.string() }),
  z.object({ line: z.literal('tail'), lines: z.int(), sha256: z.string() }),
]);
export type BackupLine = z.infer<typeof backupLine>;

/** Files of the data folder that a backup takes along: accounts, keys, uploaded files. */
export const BACKED_UP = ['sign-in.key', 'identity.json', 'demo-accounts.json', 'vapid.json', 'files/**/*'];
/**
 * Pieces of uploads that have not ended, which a device sends again; writes that a kill broke off; the market's files,
 * which are written again; and files that a restore must not replace by an older state (domain/backup/restore-log.ts).
 */
export const NOT_BACKED_UP = [
  'files/unfinished/**',
  'files/**/*.part',
  `files/${RESTORE_LOG}/**`,
  `files/${SEGMENTS}/**`,
];
