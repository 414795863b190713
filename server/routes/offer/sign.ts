import type { ArgsOf } from '../../../contract/calls.ts';
import type { MinorDuty, OfferSignature } from '../../../contract/entities/offer.ts';
import { ApiError } from '../../../contract/errors.ts';
import { fold } from '../../../contract/fold.ts';
import { missingDuties } from '../../../contract/law/minor-duties.ts';
import type { Membership, UserRecord } from '../../api/call-context.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import type { keptStatement } from '../../domain/guardian/statement.ts';
import type { OfferRow } from '../../domain/offer/row.ts';
import { sealOf } from './terms-hash.ts';

export type TypedSignature = NonNullable<ArgsOf<'offer.update'>['signature']>;
/** A signature before it has its place in the chain. */
export type NewSignature = Pick<OfferSignature, 'party' | 'name' | 'position' | 'method' | 'guardian'> & {
  _userId: string | null;
  guardianMail: string | null;
  deviceClock: string | null;
  /** Of a company that signs for a minor: what it ticked. */
  duties?: MinorDuty[];
};

/** Puts a signature under the offer's version, by the server's clock. The offer's row is locked. */
export async function addSignature(
  { tx, now }: ChangeContext,
  row: Pick<OfferRow, 'id' | 'version' | 'terms_hash'>,
  { guardianMail, ...given }: NewSignature,
  statement: Partial<ReturnType<typeof keptStatement>> = {},
): Promise<void> {
  const last = await tx
    .selectFrom('offer_signature')
    .where('offer_id', '=', row.id)
    .where('version', '=', row.version)
    .select(['seq', 'seal'])
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  const deviceClock = given.deviceClock === null ? null : new Date(given.deviceClock);
  const signature = {
    ...given,
    at: now.toISOString(),
    termsHash: row.terms_hash,
    deviceClock: deviceClock?.toISOString() ?? null,
  };
  await tx
    .insertInto('offer_signature')
    .values({
      offer_id: row.id,
      version: row.version,
      seq: (last?.seq ?? 0) + 1,
      party: given.party,
      user_id: given._userId,
      guardian_mail: guardianMail,
      name: given.name,
      position: given.position,
      at: now,
      terms_hash: row.terms_hash,
      method: given.method,
      device_clock: deviceClock,
      duties: given.duties === undefined ? null : JSON.stringify(given.duties),
      relation: given.guardian?.relation ?? null,
      custody: given.guardian?.custody ?? null,
      ...statement,
      seal: sealOf(signature, last?.seal ?? row.terms_hash),
    })
    .execute();
}

/**
 * An account's signature: the typed name has to be the account's own. Without a typed name it is the account's act
 * alone, which is enough for a company that sends.
 */
export function signatureOf(
  user: UserRecord,
  as: { party: 'talent' } | { party: 'company'; position: string },
  typed: TypedSignature | undefined,
): NewSignature {
  const own = `${user.firstname} ${user.lastname}`;
  if (typed !== undefined && fold(typed.name) !== fold(own))
    throw new ApiError(
      'signature_name',
      'the typed name is not the name of this account; type it as it is there',
      {
        fields: [{ path: 'signature.name', code: 'other_name' }],
      },
    );
  return {
    party: as.party,
    _userId: user.id,
    guardianMail: null,
    name: typed?.name.trim() ?? own,
    position: as.party === 'company' ? typed?.position?.trim() || as.position : '',
    method: typed === undefined ? 'account' : 'typed-name',
    deviceClock: typed?.deviceClock ?? null,
    guardian: null,
  };
}

/**
 * A company's signature. Throws `duties_missing` with those that were not ticked under an offer to a minor: it is liable
 * for them from the first day on.
 */
export async function companySignature(
  context: ChangeContext,
  row: Pick<OfferRow, 'minor'>,
  { user, membership }: { user: UserRecord; membership: Membership },
  { typed, duties = [] }: { typed: TypedSignature | undefined; duties?: MinorDuty[] | undefined },
): Promise<NewSignature> {
  const position = await positionOf(context, user.id, membership);
  const signature = signatureOf(user, { party: 'company', position }, typed);
  const asked = row.minor?.duties ?? [];
  const missing = missingDuties(asked, duties);
  if (missing.length > 0)
    throw new ApiError('duties_missing', `tick the duties of who employs a minor: ${missing.join(', ')}`, {
      detail: { duties: asked, missing },
    });
  return asked.length > 0 ? { ...signature, duties: [...asked] } : signature;
}

/** Throws `parameter_missing` unless a name was typed under a hash: nobody signs what they have not read. */
export function typedUnder(args: {
  signature?: TypedSignature | undefined;
  termsHash?: string | undefined;
}): TypedSignature {
  const { signature, termsHash } = args;
  if (signature !== undefined && termsHash !== undefined) return signature;
  const missing = signature === undefined ? 'signature' : 'termsHash';
  throw new ApiError(
    'parameter_missing',
    `required parameter ${missing} was null or undefined: this signs the offer`,
    {
      fields: [{ path: missing, code: 'missing' }],
    },
  );
}

/** Position a member signs in, as the company has set it. */
async function positionOf({ tx }: ChangeContext, uid: string, membership: Membership): Promise<string> {
  const row = await tx
    .selectFrom('member')
    .where('company_id', '=', membership.companyId)
    .where('user_id', '=', uid)
    .select('position')
    .executeTakeFirst();
  return row?.position ?? '';
}
