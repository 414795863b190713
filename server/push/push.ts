/** Port for push messages. They carry the notification's id only; the device pulls the rest (rule R7). */
export type Push = {
  /** Never throws and is not waited for by a request. Resolves when every device was tried. */
  deliver(notificationIds: readonly string[]): Promise<void>;
};
