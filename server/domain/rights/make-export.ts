import type { Selectable } from 'kysely';
import { dayOf } from '../../../contract/calendar-day.ts';
import { toJsonResume } from '../../../contract/json-resume.ts';
import { EXPORT_DAYS } from '../../../contract/limits.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import { daysAfter } from '../../base/days.ts';
import type { DataExportTable } from '../../database/schema/rights.ts';
import { queueWork } from '../../work/queue.ts';
import { type Act, outside, type WorkKinds } from '../../work/work.ts';
import { contentKey } from '../file/keys.ts';
import { postMail } from '../mail/post-mail.ts';
import { notify } from '../notification/notify.ts';
import { readUser } from '../user/read.ts';
import { languageOf } from '../user/settings.ts';
import { collect } from './collect.ts';
import type { Row } from './holding.ts';
import { readme } from './readme.ts';
import { type Entry, zipPieces } from './zip.ts';

export type ExportRow = Selectable<DataExportTable>;

/** Work that makes an export. */
export const MAKE_EXPORT = 'rights.make-export';

const EXPIRE_EXPORT = 'rights.expire-export';
const DROP_EXPORT = 'rights.drop-export';

/** Size of a piece in the store in bytes; a download reads them in order. */
export const PIECE = 4 * 1024 * 1024;

/** The prefix of one export in the store. */
export const exportPrefix = (exportId: string) => `exports/${exportId}`;
export const exportPieceKey = (exportId: string, index: number) => `${exportPrefix(exportId)}/${index}`;

/**
 * Writes the archive into the store and notifies the person. An interrupted run starts over. If the account was erased
 * meanwhile, the archive is removed again.
 */
async function makeExport(context: ChangeContext, payload: unknown): Promise<Act | undefined> {
  const { exportId } = payload as { exportId: string };
  const { tx, now, ports } = context;
  const row = await tx.selectFrom('data_export').where('id', '=', exportId).selectAll().executeTakeFirst();
  // Pieces left by a killed try.
  if (row === undefined) return () => ports.files.removeAll(exportPrefix(exportId));
  if (row.state !== 'queued') return undefined;
  const entries = await entriesOf(context, row.user_id);
  return async () => {
    // Pieces of an earlier try would not match those of this one.
    await ports.files.removeAll(exportPrefix(exportId));
    let size = 0;
    let index = 0;
    for await (const piece of zipPieces(entries, now, PIECE)) {
      await ports.files.put(exportPieceKey(exportId, index), piece);
      index += 1;
      size += piece.length;
    }
    return (later) => finish(later, { exportId, uid: row.user_id, size });
  };
}

type Made = { exportId: string; uid: string; size: number };

async function finish(context: ChangeContext, { exportId, uid, size }: Made): Promise<void> {
  const { tx, now } = context;
  const row = await tx
    .selectFrom('data_export')
    .where('id', '=', exportId)
    .select('state')
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (row === undefined) return dropExport(context, exportId);
  if (row.state !== 'queued') return;
  const expiresAt = daysAfter(now, EXPORT_DAYS);
  await tx
    .updateTable('data_export')
    .set({ state: 'ready', size, file_key: exportPrefix(exportId), ready_at: now, expires_at: expiresAt })
    .where('id', '=', exportId)
    .execute();
  await queueWork(context, { kind: EXPIRE_EXPORT, key: exportId, payload: { exportId }, at: expiresAt });
  await tell(context, uid, exportId, expiresAt);
}

/** Queues the removal of an export from the store. */
export const dropExport = (context: ChangeContext, exportId: string) =>
  queueWork(context, { kind: DROP_EXPORT, key: exportId, payload: { exportId } });

const exportIdOf = (payload: unknown) => (payload as { exportId: string }).exportId;

async function entriesOf(context: ChangeContext, uid: string): Promise<Entry[]> {
  const { tx, now, ports } = context;
  const user = await readUser(context, {}, uid);
  const data = await collect(tx, uid);
  const text = (path: string, content: string): Entry => ({ path, bytes: async () => Buffer.from(content) });
  const json = (path: string, value: unknown) => text(path, `${JSON.stringify(value, null, 2)}\n`);
  const files = (data.get('file') ?? []).filter(isKept);
  return [
    text('readme.txt', readme(dayOf(now))),
    json('profile.json', user),
    json('resume.json', toJsonResume(user)),
    ...[...data].map(([table, rows]) => json(`data/${table}.json`, rows)),
    ...files.map((file) => ({
      path: `files/${file.id}-${file.name}`,
      bytes: async () => {
        const bytes = await ports.files.read(contentKey(file.blob_hash));
        if (bytes === undefined) throw new Error('the bytes of a complete file are not in the store');
        return bytes;
      },
    })),
  ];
}

type KeptFile = Row & { id: string; name: string; blob_hash: string };

function isKept(file: Row): file is KeptFile {
  return file.blob_hash !== null && file.erased_at === null;
}

async function tell(context: ChangeContext, uid: string, exportId: string, until: Date): Promise<void> {
  await notify(context, {
    to: uid,
    type: 'system',
    ref: { type: 'export', id: exportId },
    params: [],
    version: 'ready',
    expiresAt: until,
  });
  const user = await context.tx
    .selectFrom('user')
    .where('id', '=', uid)
    .select(['email', 'firstname'])
    .executeTakeFirstOrThrow();
  await postMail(context, {
    to: user.email,
    lang: await languageOf(context.tx, uid),
    template: 'export-ready',
    params: {
      firstname: user.firstname,
      until: until.toISOString(),
      url: `${context.settings.publicUrl}/pwa/user/settings?group=data`,
    },
  });
}

export const exportWork: WorkKinds = {
  // Enough for hundreds of megabytes to a remote store.
  [MAKE_EXPORT]: outside(makeExport, { leaseMs: 1_800_000 }),
  [DROP_EXPORT]: outside(async ({ ports }, payload) => {
    return () => ports.files.removeAll(exportPrefix(exportIdOf(payload)));
  }),
  // Expired: the bytes are removed, the entry stays in the list.
  [EXPIRE_EXPORT]: outside(async ({ ports }, payload) => async () => {
    const exportId = exportIdOf(payload);
    await ports.files.removeAll(exportPrefix(exportId));
    return async ({ tx }) => {
      await tx
        .updateTable('data_export')
        .set({ state: 'expired', size: null, file_key: null })
        .where('id', '=', exportId)
        .where('state', '=', 'ready')
        .execute();
    };
  }),
};
