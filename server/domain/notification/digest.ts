import type { Selectable } from 'kysely';
import { dayOf, MARKET_ZONE } from '../../../contract/calendar-day.ts';
import type { NotificationType } from '../../../contract/entities/notification.ts';
import type { Language } from '../../../contract/languages.ts';
import { endedUnanswered, trialEndOf } from '../../../contract/notification-rules.ts';
import { pushTime } from '../../../contract/quiet-hours.ts';
import { SERVER_TEXTS } from '../../../locales/server.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import type { NotificationTable } from '../../database/schema/notification.ts';
import { queueWork } from '../../work/queue.ts';
import { postMail } from '../mail/post-mail.ts';
import { languageOf } from '../user/settings.ts';
import type { Stack } from './mail-soon.ts';
import { mutedAmong } from './muted-talks.ts';
import { channelsOf } from './notify.ts';
import { readerOf } from './reader.ts';
import { unsubscribeUrl } from './unsubscribe-url.ts';

export const DIGEST_OF = 'notification.digest-of';

/** People of one round, and lines of one mail. */
const PEOPLE = 200;
const LINES = 20;
/** Digests are sent by day. */
const MORNING = { from: 20, to: 8 };

/** Finds the people with a digest due, once a day at most. Returns whether there are more. */
export async function findDigests(context: ChangeContext): Promise<boolean> {
  const { tx, now } = context;
  if (pushTime(now, MORNING, MARKET_ZONE) > now) return false;
  const people = await tx
    .selectFrom('notification')
    .innerJoin('user', 'user.id', 'notification.user_id')
    // Excluded, because without a digest they would be found again in every round.
    .where('user.locked_at', 'is', null)
    .where('user.erased_at', 'is', null)
    .where('mail', '=', true)
    .where('read_at', 'is', null)
    .where('mailed_at', 'is', null)
    .where('deleted_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('digest')
            .select('day')
            .whereRef('digest.user_id', '=', 'notification.user_id')
            .where('day', '=', dayOf(now)),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('work')
            .select('id')
            .where('kind', '=', DIGEST_OF)
            .whereRef('key', '=', 'notification.user_id'),
        ),
      ),
    )
    .select('user_id')
    .distinct()
    .orderBy('user_id')
    .limit(PEOPLE)
    .execute();
  for (const { user_id: uid } of people)
    await queueWork(context, { kind: DIGEST_OF, key: uid, payload: { uid } });
  return people.length === PEOPLE;
}

type Row = Selectable<NotificationTable>;

/** Mails a person's unread notices of the types they want by mail. */
export async function postDigest(context: ChangeContext, payload: unknown): Promise<void> {
  const { uid } = payload as { uid: string };
  const person = await readablePerson(context, uid);
  const rows = await waiting(context, uid);
  if (person === undefined || rows.length === 0) return;
  if ((await claimDay(context, uid)) === undefined) return;
  await post(context, { uid, ...person }, rows);
}

/** Mails the unread notices of one stack to a person who does not want to wait for the next digest. */
export async function postSoon(context: ChangeContext, payload: unknown): Promise<void> {
  const { uid, groupKey } = payload as Stack;
  const person = await readablePerson(context, uid);
  if (person === undefined) return;
  const rows = (await waiting(context, uid)).filter((row) => row.group_key === groupKey);
  if (rows.length > 0) await post(context, { uid, ...person }, rows);
}

function readablePerson({ tx }: ChangeContext, uid: string) {
  return tx
    .selectFrom('user')
    .where('id', '=', uid)
    .where('erased_at', 'is', null)
    .where('locked_at', 'is', null)
    .select(['email', 'firstname'])
    .executeTakeFirst();
}

type Person = { uid: string; email: string; firstname: string };

async function post(context: ChangeContext, { uid, email, firstname }: Person, rows: Row[]): Promise<void> {
  const { tx, now } = context;
  const lang = await languageOf(tx, uid);
  const types = [...new Set(rows.map((row) => row.type))];
  const ends: string[] = [];
  for (const type of types) ends.push(`${typeName(lang, type)}: ${await unsubscribeUrl(context, uid, type)}`);
  await postMail(context, {
    to: email,
    lang,
    template: 'digest',
    params: {
      firstname,
      count: String(rows.length),
      lines: linesOf(lang, rows).join('\n'),
      url: `${context.settings.publicUrl}/pwa`,
      types: ends.join('\n'),
      unsubscribe: await unsubscribeUrl(context, uid, '*'),
    },
  });
  await tx
    .updateTable('notification')
    .set({ mailed_at: now })
    .where(
      'id',
      'in',
      rows.map((row) => row.id),
    )
    .execute();
}

/**
 * Unread notices that the person still wants by mail; the others, also of what was muted since, are marked as done. Below
 * 16 there are none without a guardian's consent, including one revoked since.
 */
async function waiting({ tx, now }: ChangeContext, uid: string): Promise<Row[]> {
  const rows = await tx
    .selectFrom('notification')
    .where('user_id', '=', uid)
    .where('mail', '=', true)
    .where('read_at', 'is', null)
    .where('mailed_at', 'is', null)
    .where('deleted_at', 'is', null)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  const reader = await readerOf(tx, uid, now);
  const muted = await mutedAmong(tx, { uid, now }, rows);
  const wanted = rows.filter(
    (row) => channelsOf({ type: row.type, silent: muted.has(row) }, row.group_key, reader).mail,
  );
  const others = rows.filter((row) => !wanted.includes(row)).map((row) => row.id);
  if (others.length > 0)
    await tx.updateTable('notification').set({ mail: false }).where('id', 'in', others).execute();
  return wanted;
}

/** Undefined where today's digest was sent already: the table's key decides. */
async function claimDay({ tx, now }: ChangeContext, uid: string) {
  return tx
    .insertInto('digest')
    .values({ user_id: uid, day: dayOf(now), posted_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'day']).doNothing())
    .returning('day')
    .executeTakeFirst();
}

function linesOf(lang: Language, rows: Row[]): string[] {
  const stacks = [
    ...Map.groupBy(rows, (row) => (row.type === 'application_new' ? row.group_key : row.id)).values(),
  ];
  const lines = stacks.slice(0, LINES).map((stack) => `– ${stackLine(lang, stack)}`);
  const rest = stacks.slice(LINES).flat().length;
  if (rest > 0) lines.push(`– ${moreLine(lang, rest)}`);
  return lines;
}

/** All applications for one job share one line. */
function stackLine(lang: Language, [first, ...others]: Row[]): string {
  if (first === undefined) return '';
  if (others.length === 0) return digestLine(lang, first.type, first.params);
  return SERVER_TEXTS[lang].news.applications(others.length + 1, first.params[1] ?? '');
}

/** One notification in one line. */
export function digestLine(lang: Language, type: NotificationType, params: readonly string[]): string {
  const [who = '', what = ''] = params;
  const { types, ended, trialEnds } = SERVER_TEXTS[lang].news;
  const line = endedUnanswered({ type, params })
    ? ended
    : trialEndOf({ type, params })
      ? trialEnds
      : types[type].line;
  return line(who, what).replace(/[\s:,]+$/, '');
}

/** The line for the notifications that did not fit. */
export function moreLine(lang: Language, count: number): string {
  return SERVER_TEXTS[lang].news.more(count);
}

/** The subject of a type's mails: „Keine Mails mehr über …“. */
export function typeName(lang: Language, type: NotificationType): string {
  return SERVER_TEXTS[lang].news.types[type].name;
}
