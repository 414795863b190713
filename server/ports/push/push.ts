/** Port for push messages. They say nothing of what happened; the device pulls that (rule R7). */
export type Push = {
  /** One message to one device. Never throws: the push service decides what follows. */
  send(device: PushDevice, message: PushMessage): Promise<PushOutcome>;
};

export type PushMessage = {
  /** Of the notification; null for a test that somebody has asked for. */
  readonly id: string | null;
  /** How many notifications are unread, for the mark at the app's icon; left out in a test. */
  readonly unread?: number;
  /** URL that is opened where a browser shows the message without the worker. */
  readonly home: string;
};

export type PushDevice = { readonly endpoint: string; readonly p256dh: string; readonly auth: string };

/**
 * `gone`: the service no longer knows the device. `refused`: another try would be refused as well. `later`: there was
 * no answer, or it asks to wait, until an instant if it names one.
 */
export type PushOutcome =
  | { readonly is: 'sent' | 'gone' | 'refused' }
  | { readonly is: 'later'; readonly notBefore?: Date };
