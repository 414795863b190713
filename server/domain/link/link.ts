import { createHash } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import { ApiError } from '../../../contract/errors.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import type { Db } from '../../database/database.ts';
import type { LinkTable } from '../../database/schema/work.ts';

/** The act of a mailed link: the `action` of its query. */
export type LinkAction =
  | 'accept-invite'
  | 'change-mail'
  | 'restore-mail'
  | 'sign-in'
  | 'guardian'
  | 'guardian-manage'
  | 'guardian-sign'
  | 'guest-objection'
  | 'unsubscribe';
export type LinkSubject = Record<string, string>;
export type Link = { subject: LinkSubject; expiresAt: Date; openedAt: Date | null };

const TOKEN_BYTES = 32;

/** Makes a one-time link. The token leaves by mail only; the database keeps its hash. */
export async function makeLink(
  { tx, chance }: ChangeContext,
  link: { action: LinkAction; subject: LinkSubject; expiresAt: Date },
): Promise<string> {
  const token = Buffer.from(chance.randomBytes(TOKEN_BYTES)).toString('base64url');
  await tx
    .insertInto('link')
    .values({
      token_hash: hashOf(token),
      action: link.action,
      subject: JSON.stringify(link.subject),
      expires_at: link.expiresAt,
    })
    .execute();
  return token;
}

/** The owner of a link, so that their row can be locked first; undefined where the token is unknown or has no owner. */
export async function personOfLink(tx: Db, token: string): Promise<string[]> {
  const row = await tx
    .selectFrom('link')
    .where('token_hash', '=', hashOf(token))
    .select('subject')
    .executeTakeFirst();
  return row?.subject.uid === undefined ? [] : [row.subject.uid];
}

/** Locks the link of a token. Throws `not_found` for an unknown token, `gone` for an expired or used one. */
export async function findLink(tx: Db, token: string, action: LinkAction, now: Date): Promise<Link> {
  const row = await tx
    .selectFrom('link')
    .where('token_hash', '=', hashOf(token))
    .where('action', '=', action)
    .selectAll()
    .forNoKeyUpdate()
    .executeTakeFirst();
  return linkOf(row, now);
}

/** The same without a lock, for reads. */
export async function readLink(tx: Db, token: string, action: LinkAction, now: Date): Promise<Link> {
  return linkOf(
    await tx
      .selectFrom('link')
      .where('token_hash', '=', hashOf(token))
      .where('action', '=', action)
      .selectAll()
      .executeTakeFirst(),
    now,
  );
}

export async function markLinkOpened(tx: Db, token: string, now: Date): Promise<void> {
  await tx.updateTable('link').set({ opened_at: now }).where('token_hash', '=', hashOf(token)).execute();
}

export async function useLink(tx: Db, token: string, now: Date): Promise<void> {
  await tx.updateTable('link').set({ used_at: now }).where('token_hash', '=', hashOf(token)).execute();
}

/** Deletes a person's links of one kind. @param since only those of changes after this instant (ISO) */
export async function dropLinks(tx: Db, uid: string, action: LinkAction, since?: string): Promise<void> {
  await tx
    .deleteFrom('link')
    .where('action', '=', action)
    .where('used_at', 'is', null)
    .where(sql`subject ->> 'uid'`, '=', uid)
    .$if(since !== undefined, (query) => query.where(sql`subject ->> 'since'`, '>', since))
    .execute();
}

function linkOf(row: Selectable<LinkTable> | undefined, now: Date): Link {
  if (row === undefined) throw new ApiError('not_found', 'this link is not known; ask for a new one');
  if (row.used_at !== null || row.expires_at <= now)
    throw new ApiError('gone', 'this link was used or is too old; ask for a new one');
  return { subject: row.subject, expiresAt: row.expires_at, openedAt: row.opened_at };
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
