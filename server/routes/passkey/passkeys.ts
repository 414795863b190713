import type { Passkey } from '../../../contract/calls/passkey.ts';
import type { AnswerOf, ArgsOf } from '../../../contract/calls.ts';
import { ApiError } from '../../../contract/errors.ts';
import { PASSKEYS_MAX } from '../../../contract/limits.ts';
import { type CallContext, type UserRecord, userOf } from '../../api/call-context.ts';
import { postMail } from '../../domain/mail/post-mail.ts';
import { type PasskeyRow, presentPasskey } from '../../domain/passkey/presenter.ts';
import { readAdded } from '../../domain/passkey/verify.ts';
import { assertFreshSignIn } from '../../domain/user/fresh-sign-in.ts';
import { languageOf } from '../../domain/user/settings.ts';

export async function mayListPasskeys(context: CallContext, _args: unknown): Promise<UserRecord> {
  return userOf(context);
}

/** A new key opens the account for good, so nobody adds one with an open phone that they found. */
export async function mayAddPasskey(context: CallContext, _args: unknown): Promise<UserRecord> {
  const user = userOf(context);
  assertFreshSignIn(context);
  return user;
}

/** One of their own. */
export async function mayChangePasskey(
  context: CallContext,
  { passkeyId }: { passkeyId: string },
): Promise<PasskeyRow> {
  const row = await context.tx
    .selectFrom('passkey')
    .where('id', '=', passkeyId)
    .where('user_id', '=', userOf(context).id)
    .selectAll()
    .executeTakeFirst();
  if (row === undefined) throw new ApiError('not_found', 'no such passkey');
  return row;
}

export async function listPasskeys(
  context: CallContext,
  _args: unknown,
  { id }: UserRecord,
): Promise<AnswerOf<'passkey.list'>> {
  return { items: (await passkeysOf(context, id)).map(presentPasskey) };
}

const passkeysOf = ({ tx }: CallContext, uid: string) =>
  tx
    .selectFrom('passkey')
    .where('user_id', '=', uid)
    .selectAll()
    .orderBy('created_at')
    .orderBy('id')
    .execute();

export async function addPasskey(
  context: CallContext,
  { name, credential }: ArgsOf<'passkey.add'>,
  user: UserRecord,
): Promise<Passkey> {
  const { tx, now, chance } = context;
  if ((await passkeysOf(context, user.id)).length >= PASSKEYS_MAX)
    throw new ApiError('quota_exceeded', `an account has at most ${PASSKEYS_MAX} passkeys; remove one first`);
  const added = await readAdded(context, credential);
  if (added === undefined)
    throw new ApiError('fields_invalid', 'this is no new passkey for this server; begin again', {
      fields: [{ path: 'credential', code: 'unproven' }],
    });
  const row = await tx
    .insertInto('passkey')
    .values({
      id: chance.newId(),
      user_id: user.id,
      credential_id: credential.id,
      public_key: added.publicKey,
      counter: added.counter,
      transports: credential.transports,
      synced: added.synced,
      name: name.trim(),
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) throw new ApiError('state_conflict', 'this passkey is known already');
  await tellOwner(context, 'passkey-added', row.name);
  return presentPasskey(row);
}

/** What a second try under the same key is answered. */
export async function readAddedPasskey(
  context: CallContext,
  { credential }: ArgsOf<'passkey.add'>,
): Promise<Passkey> {
  const row = (await passkeysOf(context, userOf(context).id)).find(
    ({ credential_id }) => credential_id === credential.id,
  );
  if (row === undefined) throw new ApiError('not_found', 'this passkey was removed');
  return presentPasskey(row);
}

export async function renamePasskey(
  { tx }: CallContext,
  { name }: ArgsOf<'passkey.rename'>,
  { id }: PasskeyRow,
): Promise<Passkey> {
  const row = await tx
    .updateTable('passkey')
    .set({ name: name.trim() })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return presentPasskey(row);
}

/** It signs nobody in from the commit on. */
export async function removePasskey(
  context: CallContext,
  _args: unknown,
  { id, name }: PasskeyRow,
): Promise<AnswerOf<'passkey.remove'>> {
  await context.tx.deleteFrom('passkey').where('id', '=', id).execute();
  await tellOwner(context, 'passkey-removed', name);
  return {};
}

/** By mail, so that an owner learns of what somebody else does with their account. */
async function tellOwner(
  context: CallContext,
  template: 'passkey-added' | 'passkey-removed',
  name: string,
): Promise<void> {
  const { id, email, firstname } = userOf(context);
  await postMail(context, {
    to: email,
    lang: await languageOf(context.tx, id),
    template,
    params: { firstname, name, url: `${context.settings.publicUrl}/pwa/user/settings` },
  });
}
