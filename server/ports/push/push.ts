/** Port for push messages. They carry the notification's id only; the device pulls the rest (rule R7). */
export type Push = {
  /** One message to one device. Never throws: the push service decides what follows. */
  send(device: PushDevice, notificationId: string): Promise<PushOutcome>;
};

export type PushDevice = { readonly endpoint: string; readonly p256dh: string; readonly auth: string };

/**
 * `gone`: the service no longer knows the device. `refused`: another try would be refused as well. `later`: there was
 * no answer, or it asks to wait, until an instant if it names one.
 */
export type PushOutcome =
  | { readonly is: 'sent' | 'gone' | 'refused' }
  | { readonly is: 'later'; readonly notBefore?: Date };
