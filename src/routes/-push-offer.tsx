import { PushOffer as Offer } from '../features/settings/push-offer.tsx';
import { usePush } from './-use-push.ts';

type Props = { side: 'talent'; jobId?: string } | { side: 'company' };

/** Offers notifications on this device to a person who waits for news. */
export function PushOffer(news: Props) {
  const push = usePush();
  return push.known && <Offer push={push} news={news} />;
}
