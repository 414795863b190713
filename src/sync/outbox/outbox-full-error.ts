/** The outbox is full: quiet changes such as a read mark are not taken any more. */
export class OutboxFullError extends Error {
  readonly code = 'outbox_full';
  constructor() {
    super('too much waits to be sent');
    this.name = 'OutboxFullError';
  }
}
