/** The call needs the network and there was no answer (rule W1). It may have arrived: calling again is safe. */
export class NoAnswerError extends Error {
  constructor() {
    super('no answer from the server');
    this.name = 'NoAnswerError';
  }
}

/** Nobody is signed in, or not any more. */
export class SignedOutError extends Error {
  constructor() {
    super('nobody is signed in');
    this.name = 'SignedOutError';
  }
}
