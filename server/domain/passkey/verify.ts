import { PASSKEY_ALGORITHMS, type PasskeyProof } from '../../../contract/calls/passkey.ts';
import type { ArgsOf } from '../../../contract/calls.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import { sqlState } from '../../database/sql-state.ts';
import { useUpChallenge } from './challenge.ts';

/** Loaded with the first passkey: it reads every kind of certificate there is, in three hundred files. */
const verifiers = () => import('@simplewebauthn/server');

const SQLSTATE = /^[0-9A-Z]{5}$/;

/** The relying party of passkeys: the host of `PUBLIC_URL`. Pages of other hosts cannot ask for these keys. */
export function relyingParty(publicUrl: string): { origin: string; id: string } {
  const { origin, hostname } = new URL(publicUrl);
  return { origin, id: hostname };
}

type Added = { publicKey: string; counter: number; synced: boolean };

/** Verifies the key that an authenticator has created, with user verification; undefined where the proof fails. */
export async function readAdded(
  context: ChangeContext,
  { id, clientDataJSON, attestationObject }: ArgsOf<'passkey.add'>['credential'],
): Promise<Added | undefined> {
  const { verifyRegistrationResponse } = await verifiers();
  const verified = await verifyRegistrationResponse({
    response: credentialOf(id, { clientDataJSON, attestationObject }),
    ...demandsOf(context),
    supportedAlgorithmIDs: [...PASSKEY_ALGORITHMS],
  }).catch(unproven);
  if (!verified?.verified) return undefined;
  const { credential, credentialBackedUp } = verified.registrationInfo;
  if (credential.id !== id) return undefined;
  return {
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    synced: credentialBackedUp,
  };
}

/**
 * The passkey that answered a challenge; undefined where the proof fails. A counter that has not grown means a cloned
 * key. The row stays locked until the commit, so a concurrent answer sees the new counter.
 */
export async function readProof(
  context: ChangeContext,
  { id, clientDataJSON, authenticatorData, signature }: PasskeyProof,
): Promise<string | undefined> {
  const { tx, now } = context;
  const key = await tx
    .selectFrom('passkey')
    .where('credential_id', '=', id)
    .selectAll()
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (key === undefined) return undefined;
  const { verifyAuthenticationResponse } = await verifiers();
  const verified = await verifyAuthenticationResponse({
    response: credentialOf(id, { clientDataJSON, authenticatorData, signature }),
    ...demandsOf(context),
    credential: {
      id,
      publicKey: new Uint8Array(Buffer.from(key.public_key, 'base64url')),
      counter: Number(key.counter),
      transports: key.transports,
    },
  }).catch(unproven);
  if (!verified?.verified) return undefined;
  const { newCounter, credentialBackedUp } = verified.authenticationInfo;
  await tx
    .updateTable('passkey')
    .set({ counter: newCounter, synced: credentialBackedUp, last_used_at: now })
    .where('id', '=', key.id)
    .execute();
  return key.user_id;
}

/** Requirements for every answer of an authenticator: our challenge, our origin, user verification. */
function demandsOf({ tx, now, settings }: ChangeContext) {
  const { origin, id } = relyingParty(settings.publicUrl);
  return {
    expectedChallenge: (challenge: string) => useUpChallenge(tx, challenge, now),
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
  };
}

/** An answer as browsers give it; the app sends what of it says something. */
function credentialOf<Response>(id: string, response: Response) {
  return { id, rawId: id, type: 'public-key' as const, response, clientExtensionResults: {} };
}

/** An error of the library is about its input; an error of the database is ours and is thrown on. */
function unproven(error: unknown): undefined {
  if (SQLSTATE.test(sqlState(error))) throw error;
  return undefined;
}
