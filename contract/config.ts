import * as z from 'zod/mini';
import { platform } from './entities/campaign.ts';
import { lazily } from './lazily.ts';

/** Answer of `GET /api/config`: public facts only. */
export const publicConfig = lazily(() =>
  z.object({
    identity: z.object({
      apiKey: z.string(),
      projectId: z.string(),
      authDomain: z.string(),
      /** True: the embedded service, at the app's own origin (to the client library, an emulator). */
      emulator: z.boolean(),
    }),
    /** VAPID public key, base64url. */
    pushKey: z.string(),
    /** How moved buckets are told (rule R7); left out: by the user API's event stream. */
    signals: z.optional(z.literal('firestore')),
    /** Platforms whose sign-in is set up here as a proof of a creator's source; left out: none. */
    proofSignIn: z.optional(z.array(platform)),
  }),
);
export type PublicConfig = z.infer<typeof publicConfig>;
