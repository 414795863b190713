import type { AnswerOf, ArgsOf } from '../../../contract/calls.ts';
import { ApiError } from '../../../contract/errors.ts';
import type { CallContext } from '../../api/call-context.ts';
import type { Db } from '../../database/database.ts';
import { assertOtherPerson } from '../../domain/guardian/signature.ts';
import { keptStatement, statementOf } from '../../domain/guardian/statement.ts';
import { readLink, useLink as spendLink } from '../../domain/link/link.ts';
import { assertInTime, assertRead } from '../../domain/offer/conflict.ts';
import { presentOffer } from '../../domain/offer/presenter.ts';
import type { OfferRow } from '../../domain/offer/row.ts';
import { tell } from '../../domain/offer/tell.ts';
import { countOf, nextStatus, setStatus, wrongRole } from '../../domain/offer/transition.ts';
import { assertApplicationOpen } from './application.ts';
import { askOne, type Minor } from './ask-guardians.ts';
import { conclude } from './conclude.ts';
import { assertGuardians, GUARDIANS_AS_A_RULE, guardianSignatures, wrong } from './guardians.ts';
import type { Acting, GuardianLink, OfferArgs } from './policy.ts';
import { addSignature, typedUnder } from './sign.ts';

/**
 * A guardian signs with the link that was mailed; the link is used up. Whether the other parent signs too is this one's
 * word, and it stays with the signature.
 */
export async function guardianSign(context: CallContext, args: OfferArgs, acting: Acting): Promise<OfferRow> {
  const { row, by } = acting;
  if (by.actor !== 'guardian') throw wrongRole('guardian-sign');
  const typed = typedUnder(args);
  const said = saidBy(args);
  await assertRead(context, row, args);
  assertInTime(context, row);
  const before = countOf(row);
  const signatures = before.guardianSignatures + 1;
  const count = {
    ...before,
    guardianSignatures: signatures,
    guardiansRequired: said.custody === 'joint' ? GUARDIANS_AS_A_RULE : signatures,
  };
  const act = { act: 'guardian-sign', actor: 'guardian', count, read: args.version } as const;
  const status = await nextStatus(context, row, act);
  await assertApplicationOpen(context, acting);
  const child = await childOf(context.tx, row);
  const otherMail = await otherParent(context, row, said, by.mail);
  assertOtherPerson(typed.name, {
    child: row.parties.talent.name,
    others: (await guardianSignatures(context.tx, row)).map(({ name }) => name),
    path: 'signature.name',
  });
  const statement = keptStatement(statementFor(row, child), said.statement);
  await spendLink(context.tx, by.token, context.now);
  await addSignature(
    context,
    row,
    {
      party: 'guardian',
      _userId: null,
      guardianMail: by.mail,
      name: typed.name.trim(),
      position: '',
      method: 'mailed-link',
      deviceClock: typed.deviceClock ?? null,
      guardian: { relation: said.relation, custody: said.custody },
    },
    statement,
  );
  const mails = otherMail === undefined ? row.guardian_mails : [...row.guardian_mails, otherMail];
  const next = await setStatus(context, row, status, {
    guardian_signatures: count.guardianSignatures,
    guardians_required: count.guardiansRequired,
    guardian_mails: JSON.stringify(mails),
  });
  if (otherMail !== undefined)
    await askOne(context, next, child, { mail: otherMail, others: true, namedBy: 'guardian' });
  await tell(context, next, 'guardian-signed', null);
  return conclude(context, next, null);
}

type Said = NonNullable<OfferArgs['guardian']>;

/** Throws `parameter_missing`: who signs for a child says who they are, and on which basis alone or not. */
function saidBy({ guardian }: OfferArgs): Said {
  if (guardian !== undefined) return guardian;
  throw new ApiError(
    'parameter_missing',
    'required parameter guardian was null or undefined: relation, custody and the statement that was read',
    { fields: [{ path: 'guardian', code: 'missing' }] },
  );
}

/** Whom to ask as well: with joint custody, unless two were asked already. */
async function otherParent(
  context: CallContext,
  row: OfferRow,
  { custody, otherMail }: Said,
  own: string,
): Promise<string | undefined> {
  const path = 'guardian.otherMail';
  if (custody !== 'joint' || row.guardian_mails.some((mail) => mail !== own)) return undefined;
  if (otherMail === undefined)
    throw wrong('missing', 'as a rule both parents sign: name the other one', path);
  const mail = otherMail.toLowerCase();
  if (mail === own) throw wrong('own_mail', 'the other parent has an address of their own', path);
  const { email } = await context.tx
    .selectFrom('user')
    .where('id', '=', row.user_id)
    .select('email')
    .executeTakeFirstOrThrow();
  await assertGuardians(context, [mail], { minorMail: email, companyId: row.company_id }, path);
  return mail;
}

async function childOf(tx: Db, row: OfferRow): Promise<Minor> {
  return tx
    .selectFrom('user')
    .where('id', '=', row.user_id)
    .select(['id', 'firstname'])
    .executeTakeFirstOrThrow();
}

const statementFor = (row: OfferRow, { firstname }: Minor) =>
  statementOf((consents) => consents.offer(firstname, row.parties.company.name, row.terms.title));

export type GuardianReading = { row: OfferRow; mail: string };

/** Whoever holds a good link. */
export async function mayReadAsGuardian(
  { tx, now }: CallContext,
  { token }: ArgsOf<'offer.guardian'>,
): Promise<GuardianReading> {
  const { subject } = await readLink(tx, token, 'guardian-sign', now);
  const { offerId, mail } = subject as GuardianLink;
  const row = await tx.selectFrom('offer').where('id', '=', offerId).selectAll().executeTakeFirst();
  if (row === undefined) throw new ApiError('not_found', 'no such offer');
  return { row, mail };
}

/** What a guardian is asked to sign, as the talent reads it. */
export async function readAsGuardian(
  { tx }: CallContext,
  _args: ArgsOf<'offer.guardian'>,
  { row, mail }: GuardianReading,
): Promise<AnswerOf<'offer.guardian'>> {
  return {
    offer: await presentOffer(tx, row, 'talent'),
    guardianMail: mail,
    statement: statementFor(row, await childOf(tx, row)),
    otherAsked: row.guardian_mails.some((other) => other !== mail),
  };
}
