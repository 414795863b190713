import type { ArgsOf } from '../../../contract/calls.ts';
import { ApiError } from '../../../contract/errors.ts';
import { everActorsOf, maySign, type OfferAct, type OfferActor } from '../../../contract/policy/offer.ts';
import { type CallContext, type Membership, type UserRecord, userOf } from '../../api/call-context.ts';
import type { ApplicationRow } from '../../domain/application/row.ts';
import { readsApplicants } from '../../domain/application/visible.ts';
import { findLink } from '../../domain/link/link.ts';
import type { OfferRow } from '../../domain/offer/row.ts';
import { wrongRole } from '../../domain/offer/transition.ts';
import { lockOffer } from './lock-offer.ts';

export type OfferArgs = ArgsOf<'offer.update'>;

/** Who acts on an offer. A guardian has a mailed link instead of an account. */
export type Acting = {
  row: OfferRow;
  application: ApplicationRow | undefined;
  by:
    | { actor: 'member' | 'canSign'; user: UserRecord; membership: Membership }
    | { actor: 'talent'; user: UserRecord }
    | { actor: 'guardian'; mail: string; token: string };
};
/** `namedBy` is missing in links from before it was kept. */
export type GuardianLink = { offerId: string; version: string; mail: string; namedBy?: 'child' | 'guardian' };

export function isCompany({ by }: Acting): boolean {
  return by.actor === 'member' || by.actor === 'canSign';
}

/** The account that acts; whoever has a link instead of one is not meant. */
export function accountOf({ by }: Acting): UserRecord {
  if (by.actor === 'guardian') throw new ApiError('not_allowed', 'this needs an account, not a mailed link');
  return by.user;
}

/** Whoever the offer is between, or a guardian with the link that was mailed for it. */
export async function mayUpdateOffer(context: CallContext, args: OfferArgs): Promise<Acting> {
  if (args.token !== undefined) return asGuardian(context, args, args.token);
  const user = userOf(context);
  if (args.action === 'guardian-sign')
    throw new ApiError(
      'parameter_missing',
      'required parameter token was null or undefined: the mailed link has it',
      {
        fields: [{ path: 'token', code: 'missing' }],
      },
    );
  const { row, application } = await lockOffer(context.tx, args._offerId);
  const by = await actingAs(context, user, row);
  assertEver(args.action, by.actor);
  return { row, application, by };
}

/** Owner, or member with canSign. */
export async function mayWithdrawOffer(
  context: CallContext,
  { offerId }: ArgsOf<'offer.delete'>,
): Promise<Acting> {
  const user = userOf(context);
  const { row, application } = await lockOffer(context.tx, offerId);
  const by = await actingAs(context, user, row);
  assertEver('withdraw', by.actor);
  return { row, application, by };
}

export type Reading = { row: OfferRow; side: 'talent' | 'company' };

/** The parties; staff reads what the company reads. */
export async function mayReadOffer(context: CallContext, { offerId }: { offerId: string }): Promise<Reading> {
  const user = userOf(context);
  const row = await context.tx.selectFrom('offer').where('id', '=', offerId).selectAll().executeTakeFirst();
  if (row === undefined) throw unknown();
  if (user.mode === 'admin') return { row, side: 'company' };
  const { actor } = await actingAs(context, user, row);
  return { row, side: actor === 'talent' ? 'talent' : 'company' };
}

/** A draft is the company's alone, and an application's offers are read by whoever may read the application. */
async function actingAs(
  { tx }: CallContext,
  user: UserRecord,
  row: OfferRow,
): Promise<Exclude<Acting['by'], { actor: 'guardian' }>> {
  const { membership } = user;
  const unsent = row.sent_version === null;
  if (row.user_id === user.id && !unsent) return { actor: 'talent', user };
  if (membership?.companyId !== row.company_id || (unsent && row.status === 'withdrawn')) throw unknown();
  if (row.application_id !== null && row.job_id !== null) {
    const job = await tx
      .selectFrom('job')
      .where('id', '=', row.job_id)
      .select('visible_to')
      .executeTakeFirstOrThrow();
    if (!readsApplicants(user.id, membership.role, job)) throw unknown();
  }
  return { actor: maySign(membership) ? 'canSign' : 'member', user, membership };
}

async function asGuardian(context: CallContext, args: OfferArgs, token: string): Promise<Acting> {
  const link = await findLink(context.tx, token, 'guardian-sign', context.now);
  const { offerId, mail } = link.subject as GuardianLink;
  if (offerId !== args._offerId) throw unknown();
  assertEver(args.action, 'guardian');
  const { row, application } = await lockOffer(context.tx, offerId);
  return { row, application, by: { actor: 'guardian', mail, token } };
}

function assertEver(act: OfferAct, actor: OfferActor): void {
  if (!everActorsOf(act).includes(actor)) throw wrongRole(act);
}

const unknown = () => new ApiError('not_found', 'no such offer');
