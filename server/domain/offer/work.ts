import { once, type WorkKinds } from '../../work/work.ts';
import { eraseOffers } from './erase.ts';
import { expireOffers, remind } from './expire.ts';
import { tellOfAge } from './of-age.ts';

export const offerWork: WorkKinds = {
  ...expireOffers,
  ...eraseOffers,
  ...tellOfAge,
  'offer.expiring': once(remind),
};
