import * as z from 'zod/mini';
import { id, instant } from '../fields.ts';
import { lazily } from '../lazily.ts';

/** What people may ask about their own data: exports and sign-ins. */

/** `queued`: being made · `ready`: to be fetched at `GET /api/user/export/{_id}` · `expired`: its bytes are erased. */
export const dataExport = lazily(() =>
  z.object({
    _id: id,
    state: z.enum(['queued', 'ready', 'expired']),
    /** Bytes of the ZIP. */
    size: z.nullable(z.int()),
    createdAt: instant,
    readyAt: z.nullable(instant),
    expiresAt: z.nullable(instant),
  }),
);
export type DataExport = z.infer<typeof dataExport>;

/** One sign-in. A device that signs in twice has two; fresh tokens of one sign-in belong to the same. */
export const session = lazily(() =>
  z.object({
    _id: id,
    /** `Firefox on Android`: as the device calls itself, shortened. */
    device: z.string(),
    signedInAt: instant,
    lastSeenAt: instant,
    /** The one that asks. */
    current: z.boolean(),
  }),
);
export type Session = z.infer<typeof session>;

/**
 * The pair of an account on P-256: a device that has only the public half can lock things away and not open them again
 * (`src/replica/store/sealed-box.ts`). Both in base64url: the uncompressed point, and the 32 bytes of the scalar.
 */
export const sealKey = lazily(() =>
  z.object({
    publicKey: z.string().check(z.regex(/^[A-Za-z0-9_-]{87}$/)),
    privateKey: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/))),
  }),
);
export type SealKey = z.infer<typeof sealKey>;
