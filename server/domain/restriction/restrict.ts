import type { Selectable } from 'kysely';
import type { Ground, RestrictionKind } from '../../../contract/entities/restriction.ts';
import { SERVER_TEXTS } from '../../../locales/server.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import type { RestrictionTable } from '../../database/schema/rights.ts';
import { postMail } from '../mail/post-mail.ts';
import { notify } from '../notification/notify.ts';
import { addresseeOf } from '../user/addressee.ts';
import { affectedBy } from './affected.ts';
import { appealUntil } from './appeal-time.ts';

export type RestrictionRow = Selectable<RestrictionTable>;

/** The reasons and the member of staff: every act against an account or its content needs both. */
export type Reasons = {
  /** What happened, specific enough to object to. */
  readonly facts: string;
  readonly ground: Ground;
  /** The number of a clause of the terms, or the statute. */
  readonly rule: string;
  /** The member of staff; null: the clock. */
  readonly by: string | null;
};

export type NewRestriction = Reasons & {
  readonly kind: RestrictionKind;
  readonly concerns: { readonly userId: string } | { readonly companyId: string };
  readonly target: { readonly type: RestrictionRow['target_type']; readonly id: string };
  readonly about: string;
  readonly reportId?: string | null;
  readonly until?: Date | null;
};

/**
 * Stores the statement of reasons of a restriction (DSA Art. 17) and sends it to those it concerns. Called in the
 * transaction of the act itself, so that neither is there without the other.
 */
export async function restrict(context: ChangeContext, given: NewRestriction): Promise<RestrictionRow> {
  const { tx, now, chance } = context;
  const row = await tx
    .insertInto('restriction')
    .values({
      id: chance.newId(),
      kind: given.kind,
      user_id: 'userId' in given.concerns ? given.concerns.userId : null,
      company_id: 'companyId' in given.concerns ? given.concerns.companyId : null,
      target_type: given.target.type,
      target_id: given.target.id,
      about: given.about,
      report_id: given.reportId ?? null,
      facts: given.facts,
      ground: given.ground,
      rule: given.rule,
      automated: given.by === null,
      until: given.until ?? null,
      decided_by: given.by,
      decided_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  for (const uid of await affectedBy(tx, row)) await tell(context, uid, row);
  return row;
}

async function tell(context: ChangeContext, uid: string, row: RestrictionRow): Promise<void> {
  const { tx, settings } = context;
  const user = await addresseeOf(tx, uid);
  if (user === undefined) return;
  const { lang } = user;
  const locked = row.kind === 'account_locked';
  // A lock has a notice of its own kind, which the app looks for.
  if (!locked)
    await notify(context, {
      to: uid,
      type: 'system',
      ref: { type: 'report', id: row.id },
      params: [],
      version: 'restricted',
    });
  const { decisions } = SERVER_TEXTS[lang];
  await postMail(context, {
    to: user.email,
    lang,
    template: 'restriction',
    params: {
      firstname: user.firstname,
      what: decisions.restriction[row.kind],
      about: row.about,
      facts: row.facts,
      rule: row.ground === 'law' ? row.rule : decisions.clause(row.rule),
      automated: row.automated ? 'yes' : '',
      until: row.until?.toISOString() ?? '',
      appealUntil: appealUntil(row.decided_at).toISOString(),
      url: locked ? `${settings.publicUrl}/locked` : `${settings.publicUrl}/pwa/user/settings?safety=reports`,
    },
  });
}
