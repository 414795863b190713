import type { Platform } from '../../../contract/entities/campaign.ts';
import type { ProofAnswer, ProofQuestion } from './judge.ts';

/** Port that looks at creators' sources outside: their pages, and the platforms' sign-in. */
export type Proof = {
  /**
   * Starts looking unless that is under way, and gives the answer once there is one: a transaction never waits for a
   * stranger's server. An answer is given once; `key` names the question.
   */
  ask(key: string, question: ProofQuestion): ProofAnswer | undefined;
  /** Where to sign in with a platform; undefined where that is not set up. */
  authUrl(platform: Platform, state: string): string | undefined;
};
