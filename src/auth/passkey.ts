import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import { PASSKEY_ALGORITHMS, type Passkey, type PasskeyProof } from '../../contract/calls/passkey.ts';

/** What the server asks an authenticator to sign, and for whom. */
export type Challenge = { challenge: string; rpId: string };
/** A key that an authenticator has made. */
export type NewPasskey = {
  id: string;
  clientDataJSON: string;
  attestationObject: string;
  transports: string[];
};
export type PasskeyOwner = { uid: string; email: string };

/** The person said no, took too long, or closed the browser's window: nothing happened. */
const DECLINED: readonly string[] = ['NotAllowedError', 'AbortError'];

export class PasskeyDeclinedError extends Error {
  override readonly name = 'PasskeyDeclinedError';
}

/** This authenticator holds one for the account already. */
export class PasskeyKnownError extends Error {
  override readonly name = 'PasskeyKnownError';
}

export const passkeysPossible = browserSupportsWebAuthn;
/** Whether the browser offers passkeys where an address is typed. */
export const autofillPossible = browserSupportsWebAuthnAutofill;
/** Nobody waits for what the browser was asked for any more. */
export const stopAsking = () => WebAuthnAbortService.cancelCeremony();

export async function makePasskey(
  { challenge, rpId }: Challenge,
  { uid, email }: PasskeyOwner,
  known: readonly Passkey[],
): Promise<NewPasskey> {
  const made = await startRegistration({
    optionsJSON: {
      challenge,
      rp: { id: rpId, name: 'Zusage' },
      // A handle, and not the id itself: authenticators show and sync it.
      user: { id: await handleOf(uid), name: email, displayName: email },
      pubKeyCredParams: PASSKEY_ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
      excludeCredentials: known.map(({ credentialId }) => ({ type: 'public-key', id: credentialId })),
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
      attestation: 'none',
    },
  }).catch(told);
  const { clientDataJSON, attestationObject, transports = [] } = made.response;
  return { id: made.id, clientDataJSON, attestationObject, transports };
}

/**
 * The person chooses one of the passkeys they have for us.
 * @param options.of one of these: another one may belong to another account of the same device
 */
export async function proveByPasskey(
  { challenge, rpId }: Challenge,
  { autofill, of = [] }: { autofill: boolean; of?: readonly Passkey[] },
): Promise<PasskeyProof> {
  const { id, response } = await startAuthentication({
    optionsJSON: {
      challenge,
      rpId,
      userVerification: 'required',
      allowCredentials: of.map(({ credentialId, transports }) => ({
        type: 'public-key',
        id: credentialId,
        transports: transports as AuthenticatorTransport[],
      })),
    },
    useBrowserAutofill: autofill,
  }).catch(told);
  const { clientDataJSON, authenticatorData, signature } = response;
  return { id, clientDataJSON, authenticatorData, signature };
}

async function handleOf(uid: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(uid)));
  return btoa(String.fromCharCode(...hash))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

function told(error: unknown): never {
  const name = error instanceof Error ? error.name : '';
  if (name === 'InvalidStateError') throw new PasskeyKnownError();
  throw DECLINED.includes(name) ? new PasskeyDeclinedError() : error;
}
