import { PushOffer as Offer } from '../features/settings/push-offer.tsx';
import { usePush } from './-use-push.ts';

type Props = { side: 'talent'; jobId?: string } | { side: 'company' };

/** Where somebody waits for news: offers to tell them on this device. */
export function PushOffer(news: Props) {
  const push = usePush();
  return push.known && <Offer push={push} news={news} />;
}
