import * as z from 'zod/mini';
import { call } from '../call.ts';
import { filled, id, instant } from '../fields.ts';
import { lazily } from '../lazily.ts';
import { PASSKEYS_MAX, TEXT_MAX } from '../limits.ts';

const base64url = (max: number) =>
  z.string().check(z.minLength(1), z.maxLength(max), z.regex(/^[A-Za-z0-9_-]+$/));
/** Longest that an authenticator may call a key (WebAuthn: 1023 bytes). */
const credentialId = base64url(1_364);

/** What authenticators may sign with, the first they have: EdDSA, ES256, RS256 (COSE numbers). */
export const PASSKEY_ALGORITHMS = [-8, -7, -257] as const;

/** A key of an authenticator with which its owner signs in without a password. */
export const passkey = lazily(() =>
  z.object({
    _id: id,
    /** What its owner calls it. */
    name: z.string(),
    /** As the authenticator calls it: so that the same one is not added twice. */
    credentialId: z.string(),
    transports: z.array(z.string()),
    /** Its owner's other devices have it as well. */
    synced: z.boolean(),
    createdAt: instant,
    lastUsedAt: z.nullable(instant),
  }),
);
export type Passkey = z.infer<typeof passkey>;

/** What an authenticator answers to a challenge of `POST /sign-in/challenge`. */
export const passkeyProof = lazily(() =>
  z.strictObject({
    id: credentialId,
    clientDataJSON: base64url(4_000),
    authenticatorData: base64url(4_000),
    signature: base64url(8_000),
  }),
);
export type PasskeyProof = z.infer<typeof passkeyProof>;

export const passkeyCalls = {
  'passkey.list': call({
    method: 'GET',
    path: '/user/passkeys',
    who: ['self'],
    net: 'network',
    args: () => z.strictObject({}),
    answer: () => z.object({ items: z.array(passkey).check(z.maxLength(PASSKEYS_MAX)) }),
  }),
  'passkey.add': call({
    method: 'POST',
    path: '/user/passkeys',
    who: ['self'],
    net: 'network',
    args: () =>
      z.strictObject({
        name: filled(TEXT_MAX.name),
        /** What the authenticator answered to a challenge of `POST /sign-in/challenge`. */
        credential: z.strictObject({
          id: credentialId,
          clientDataJSON: base64url(4_000),
          attestationObject: base64url(40_000),
          transports: z.array(z.string().check(z.regex(/^[a-z-]{1,20}$/))).check(z.maxLength(10)),
        }),
      }),
    answer: () => passkey,
  }),
  'passkey.rename': call({
    method: 'PUT',
    path: '/user/passkeys/{passkeyId}',
    who: ['self'],
    net: 'network',
    args: () => z.strictObject({ passkeyId: id, name: filled(TEXT_MAX.name) }),
    answer: () => passkey,
  }),
  'passkey.remove': call({
    method: 'DELETE',
    path: '/user/passkeys/{passkeyId}',
    who: ['self'],
    net: 'network',
    args: () => z.strictObject({ passkeyId: id }),
    answer: () => z.object({}),
  }),
};
