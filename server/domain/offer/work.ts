import { once, type WorkKinds } from '../../work/work.ts';
import { expireOffers, remind } from './expire.ts';

export const offerWork: WorkKinds = { ...expireOffers, 'offer.expiring': once(remind) };
