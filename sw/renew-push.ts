/** https://www.w3.org/TR/push-api/#the-pushsubscriptionchange-event */
export type PushSubscriptionChange = ExtendableEvent & { newSubscription?: PushSubscription | null };

type Ports = {
  /** The server's public key. */
  pushKey: () => Promise<string>;
  /** Tells the server. */
  register: (subscription: PushSubscription) => Promise<void>;
};

/**
 * The browser has ended a subscription: the next one is made and told at once, because nobody may open the app before the
 * next notification is due. What fails here is done by the page when it starts (src/device/keep-push.ts).
 */
export async function renewPush(
  { registration }: { registration: { pushManager: Pick<PushManager, 'subscribe'> } },
  { newSubscription }: Pick<PushSubscriptionChange, 'newSubscription'>,
  { pushKey, register }: Ports,
): Promise<void> {
  const subscribe = async () =>
    registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: await pushKey() });
  await register(newSubscription ?? (await subscribe()));
}
