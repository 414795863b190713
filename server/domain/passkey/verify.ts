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
  { tx, now, settings }: ChangeContext,
  { id, clientDataJSON, attestationObject }: ArgsOf<'passkey.add'>['credential'],
): Promise<Added | undefined> {
  const party = relyingParty(settings.publicUrl);
  const verified = await verifyRegistrationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      response: { clientDataJSON, attestationObject },
      clientExtensionResults: {},
    },
    expectedChallenge: (challenge) => useUpChallenge(tx, challenge, now),
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
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
  { tx, now, settings }: ChangeContext,
  { id, clientDataJSON, authenticatorData, signature }: PasskeyProof,
): Promise<string | undefined> {
  const key = await tx
    .selectFrom('passkey')
    .where('credential_id', '=', id)
    .selectAll()
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (key === undefined) return undefined;
  const party = relyingParty(settings.publicUrl);
  const verified = await verifyAuthenticationResponse({
    response: {
      id,
      rawId: id,
      type: 'public-key',
      response: { clientDataJSON, authenticatorData, signature },
      clientExtensionResults: {},
    },
    expectedChallenge: (challenge) => useUpChallenge(tx, challenge, now),
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
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

/** What the library throws is about what it was given; a database that fails is a fault of ours. */
function unproven(error: unknown): undefined {
  if (SQLSTATE.test(sqlState(error))) throw error;
  return undefined;
}
