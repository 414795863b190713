import type { Db } from '../../database/database.ts';
import { readMeta, writeMeta } from '../../database/epoch.ts';
import type { Settings } from './settings.ts';

/**
 * Of the server's settings those that decide what an act of staff does: whether ads wait for a review, and where the
 * links of its mails lead. A command line is often started without them, and the defaults are those of a trial.
 */
type Served = Pick<Settings, 'review' | 'publicUrl'>;

const SERVED = 'served_with';

export async function keepServed(db: Db, { review, publicUrl }: Served): Promise<void> {
  await writeMeta(db, SERVED, JSON.stringify({ review, publicUrl } satisfies Served));
}

/** The settings of this process, with what the last server to start on the database ran with. */
export async function asServed(db: Db, settings: Settings): Promise<Settings> {
  const kept = await readMeta(db, SERVED);
  return kept === undefined ? settings : { ...settings, ...(JSON.parse(kept) as Served) };
}
