import { once, type WorkKinds } from '../../work/work.ts';
import { eraseOffers } from './erase.ts';
import { expireOffers, remind } from './expire.ts';

export const offerWork: WorkKinds = { ...expireOffers, ...eraseOffers, 'offer.expiring': once(remind) };
