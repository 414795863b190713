import type { AnswerOf, ArgsOf, CallName } from '../../contract/calls.ts';
import type { World } from './world.ts';

/**
 * Who tries a call. self: the job seeker whom the records belong to · participant: a member with canChat who is in
 * the conversation with self · minor: a seeker of 16 · stranger: another seeker · foreignOwner: owner of another
 * company · formerMember: has left the company · locked: a locked seeker · staff: an account in admin mode · forged,
 * expired: tokens that are not good.
 */
export const roles = [
  'guest',
  'stranger',
  'minor',
  'self',
  'participant',
  'member',
  'canChat',
  'canSign',
  'owner',
  'foreignOwner',
  'formerMember',
  'locked',
  'staff',
  'forged',
  'expired',
] as const;
export type Role = (typeof roles)[number];

/** How one call is shown to keep its promises. */
export type Case<Name extends CallName> = {
  /** Who makes the good case. */
  readonly by: Role;
  /** Every role for which the good arguments must succeed; for all others they must be refused without a trace. */
  readonly may: readonly Role[];
  /**
   * Arguments that succeed when a role of `may` sends them: made for each try, with the records they need (the
   * world's people stay, everything else is made here).
   */
  readonly args: (world: World, role: Role) => Promise<ArgsOf<Name>>;
  /** What has to be true of the answer; left out where its schema says it all. */
  readonly check?: (answer: AnswerOf<Name>, world: World, args: ArgsOf<Name>) => void | Promise<void>;
  /** The same as the specification writes it, where that is less (specified-bodies.ts, contract/literal-bodies.ts). */
  readonly literal?: (args: ArgsOf<Name>) => Record<string, unknown>;
  /**
   * Ids in the arguments that are not looked up, or are made by the caller (`_id`, `clientId`): an unknown one is no
   * error there.
   */
  readonly freeIds?: readonly string[];
};

/** A case for every call of a group: one that is missing does not compile. */
export type CasesOf<Group> = { readonly [Name in keyof Group & CallName]: Case<Name> };
