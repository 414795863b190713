import { v7 } from 'uuid';
import type { ArgsOf } from '../../../contract/calls.ts';
import { transact } from '../../../server/api/transact.ts';
import { makeLink } from '../../../server/domain/link/link.ts';
import type { Role } from '../case.ts';
import type { World } from '../world.ts';

/** Account id of a role. */
export const uidOf = ({ token }: World, role: Role) => token(role) as string;

/** Every request of the suite comes within one hour of its clock: what they count is forgotten. */
export async function forgetUsage({ t }: World): Promise<void> {
  await t.db.deleteFrom('usage').execute();
}

type Reference = ArgsOf<'address.create'>['reference'];

/** What an address belongs to for a role: the company of its people, otherwise the person. */
export function referenceFor(world: World, role: Role): Reference {
  const ofCompany: Role[] = ['participant', 'member', 'canChat', 'canSign', 'owner'];
  if (ofCompany.includes(role)) return { refType: 'company', refId: world.companyId };
  return { refType: 'user', refId: uidOf(world, role) };
}

/** An address as it is written, under an id that is free. */
export function newAddress(reference: Reference): ArgsOf<'address.create'> {
  return {
    _id: v7(),
    reference,
    country: 'DE',
    state: 'Niedersachsen',
    city: 'Celle',
    postalCode: '29221',
    line1: 'Am Markt 1',
    line2: '',
  };
}

export async function makeAddress({ t }: World, reference: Reference): Promise<ArgsOf<'address.create'>> {
  const args = newAddress(reference);
  await t.db
    .insertInto('address')
    .values({
      id: args._id,
      ref_type: reference.refType,
      ref_id: reference.refId,
      country: args.country,
      state: args.state,
      city: args.city,
      postal_code: args.postalCode,
      line1: args.line1,
      line2: args.line2,
      created_at: t.now,
      updated_at: t.now,
    })
    .execute();
  return args;
}

/** A child of 14 whose guardian was asked, or has agreed; the token of the mailed link. */
export async function makeGuardianLink({ t }: World, asks: 'confirm' | 'revoke'): Promise<string> {
  const uid = `child-${v7()}`;
  const consentId = v7();
  await t.db
    .insertInto('user')
    .values({
      id: uid,
      email: `${uid}@example.org`,
      mode: 'user',
      firstname: 'Kim',
      lastname: 'Ott',
      gender: null,
      date_of_birth: '2011-06-15',
      guardian: asks === 'confirm' ? 'pending' : 'ok',
      guardian_mail: 'mum@example.org',
      created_at: t.now,
    })
    .execute();
  const agreed =
    asks === 'confirm'
      ? { state: 'sent' as const }
      : {
          state: 'confirmed' as const,
          name: 'Petra Ott',
          relation: 'mother' as const,
          both_parents: true,
          confirmed_at: t.now,
        };
  await t.db
    .insertInto('guardian_consent')
    .values({
      id: consentId,
      user_id: uid,
      mail: 'mum@example.org',
      named_by: 'child',
      act: 'account',
      sent_at: t.now,
      ...agreed,
    })
    .execute();
  const { result } = await transact(t.parts, (context) =>
    makeLink(context, {
      action: asks === 'confirm' ? 'guardian' : 'guardian-manage',
      subject: { uid, consentId },
      expiresAt: new Date(t.now.getTime() + 86_400_000),
    }),
  );
  return result;
}

/** An application of `self` to the company, so that its people have to do with them. */
export async function makeRelation(world: World): Promise<void> {
  const { t } = world;
  const known = await t.db
    .selectFrom('application')
    .where('user_id', '=', 'self')
    .where('company_id', '=', world.companyId)
    .where('removed_at', 'is', null)
    .where('visible_at', 'is not', null)
    .select('id')
    .executeTakeFirst();
  if (known !== undefined) return;
  await forgetUsage(world);
  const job = await world.newJob();
  const applied = await t.call('self', 'application.add', {
    _id: v7(),
    _jobId: job._id,
    _conversationId: v7(),
    note: '',
    jobRev: job.rev,
  });
  if (applied.status !== 200) throw new Error(`application: ${JSON.stringify(applied.error)}`);
}

/** A decided report that a role has made. */
export async function makeDecidedReport(
  { t, companyId }: World,
  uid: string,
  outcome: 'dismissed' | 'upheld' = 'dismissed',
): Promise<string> {
  const id = v7();
  await t.db
    .insertInto('report')
    .values({
      id,
      reporter_id: uid,
      target_type: 'company',
      target_id: companyId,
      affected_user_id: null,
      affected_company_id: companyId,
      reason: 'other',
      text: 'They never answer.',
      evidence: '{}',
      status: 'decided',
      outcome,
      measure: outcome === 'upheld' ? 'company_blocked' : 'none',
      statement: 'They have answered.',
      created_at: t.now,
      decided_at: t.now,
    })
    .execute();
  return id;
}

/** A sign-in of somebody on another device. */
export async function makeSession({ t }: World, uid: string): Promise<string> {
  const id = v7();
  const { count } = await t.db
    .selectFrom('session')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  await t.db
    .insertInto('session')
    .values({
      id,
      user_id: uid,
      signed_in_at: new Date(t.now.getTime() - 3_600_000 - Number(count)),
      device: 'Firefox on Android',
      first_seen_at: t.now,
      last_seen_at: t.now,
    })
    .execute();
  return id;
}

/** Token of a link that changes somebody's address, or takes the change back. */
export async function makeMailLink({ t }: World, action: 'change-mail' | 'restore-mail'): Promise<string> {
  const uid = `mover-${v7()}`;
  const mail = `${uid}@example.org`;
  await t.db
    .insertInto('user')
    .values({
      id: uid,
      email: mail,
      mode: 'user',
      firstname: 'Ada',
      lastname: 'Roth',
      gender: null,
      date_of_birth: '1999-06-15',
      guardian: 'none',
      created_at: t.now,
    })
    .execute();
  const { result } = await transact(t.parts, (context) =>
    makeLink(context, {
      action,
      subject: { uid, from: mail, to: `new-${mail}`, mail: `old-${mail}`, since: t.now.toISOString() },
      expiresAt: new Date(t.now.getTime() + 3_600_000),
    }),
  );
  return result;
}
