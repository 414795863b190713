import type { ProofFailure } from '../../../contract/entities/creator.ts';

/** A page could not be read; `reason` says why. */
export class PageFailure extends Error {
  readonly reason: ProofFailure;

  constructor(reason: ProofFailure) {
    super(reason);
    this.name = 'PageFailure';
    this.reason = reason;
  }
}
