import { loadConfig } from '../src/auth/config.ts';
import { registerPush } from './engine.ts';

/** https://www.w3.org/TR/push-api/#the-pushsubscriptionchange-event */
export type PushSubscriptionChange = ExtendableEvent & { newSubscription?: PushSubscription | null };

/**
 * The browser has ended a subscription: the next one is made and told at once, because nobody may open the app before the
 * next notification is due. What fails here is done by the page when it starts (src/device/keep-push.ts).
 */
export async function renewPush(
  { registration }: ServiceWorkerGlobalScope,
  { newSubscription }: PushSubscriptionChange,
): Promise<void> {
  const { pushKey } = await loadConfig();
  const options = { userVisibleOnly: true, applicationServerKey: pushKey };
  await registerPush(newSubscription ?? (await registration.pushManager.subscribe(options)));
}
