import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import { PASSKEY_ALGORITHMS, type PasskeyProof } from '../../../contract/calls/passkey.ts';
import type { ArgsOf } from '../../../contract/calls.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import { sqlState } from '../../database/sql-state.ts';
import { useUpChallenge } from './challenge.ts';

const SQLSTATE = /^[0-9A-Z]{5}$/;

/** Whom authenticators make keys for: the host of `PUBLIC_URL`, and no page elsewhere can ask them for one. */
export function relyingParty(publicUrl: string): { origin: string; id: string } {
  const { origin, hostname } = new URL(publicUrl);
  return { origin, id: hostname };
}

type Added = { publicKey: string; counter: number; synced: boolean };

/** The key that an authenticator has made for us, for somebody it has asked for; undefined where it proves nothing. */
export async function readAdded(
  context: ChangeContext,
  { id, clientDataJSON, attestationObject }: ArgsOf<'passkey.add'>['credential'],
): Promise<Added | undefined> {
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
 * Whose passkey has answered a challenge; undefined where it proves nothing. A counter that has not grown is that of a
 * copy. The row stays locked until the commit: of two answers at once the second sees the counter of the first.
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

/** What each answer of an authenticator has to be: to a challenge of ours, for our page, with its owner there. */
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

/** What the library throws is about what it was given; a database that fails is a fault of ours. */
function unproven(error: unknown): undefined {
  if (SQLSTATE.test(sqlState(error))) throw error;
  return undefined;
}
