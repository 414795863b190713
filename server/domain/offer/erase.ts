import type { ChangeContext } from '../../api/change-context.ts';
import { eraseOfferRow } from '../../database/change-log/record.ts';
import { eachRow } from '../../work/each-row.ts';
import { appendLog } from '../log/append.ts';

const HOUR_MS = 3_600_000;

const isDue = ({ tx, now }: ChangeContext) => tx.selectFrom('offer').where('erase_at', '<=', now);

/** Erases offers whose time is over, with their versions and signatures; devices of both sides get tombstones. */
export const eraseOffers = eachRow('offers.erase', HOUR_MS, {
  lane: 'bulk',
  async find(context, { limit, untaken }) {
    return isDue(context).where(untaken('offer.id')).select('id').orderBy('erase_at').limit(limit).execute();
  },
  async act(context, id) {
    const { tx, effects } = context;
    // biome-ignore lint/plugin: the row is deleted.
    const row = await isDue(context).where('id', '=', id).selectAll().forUpdate().executeTakeFirst();
    if (row === undefined) return;
    await tx.deleteFrom('offer').where('id', '=', id).execute();
    eraseOfferRow(effects, { ...row, ver: row.ver + 1 });
    await appendLog(context, {
      companyId: row.company_id,
      actor: null,
      action: 'offer.erased',
      ref: { type: 'offer', id },
    });
  },
});
