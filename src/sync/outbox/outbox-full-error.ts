/** So much waits already that what nobody would miss, such as a read mark, is not taken any more. */
export class OutboxFullError extends Error {
  readonly code = 'outbox_full';
  constructor() {
    super('too much waits to be sent');
    this.name = 'OutboxFullError';
  }
}
