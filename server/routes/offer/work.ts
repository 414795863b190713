import { recurring } from '../../work/recurring.ts';
import type { WorkKinds } from '../../work/work-kinds.ts';
import { expireOffers, remind } from './expire.ts';

const MINUTE_MS = 60_000;

export const offerWork: WorkKinds = {
  'offers.expire': recurring(MINUTE_MS, expireOffers),
  'offer.expiring': remind,
};
