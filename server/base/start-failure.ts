/** Ends the start with one sentence that says what to do. 2: a wrong setting or command line; 1: anything else. */
export class StartFailure extends Error {
  readonly exitCode: 1 | 2;

  constructor(sentence: string, exitCode: 1 | 2 = 1) {
    super(sentence);
    this.name = 'StartFailure';
    this.exitCode = exitCode;
  }
}
