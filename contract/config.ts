import * as z from 'zod/mini';

/** Answer of `GET /api/config`: public facts only. */
export const publicConfig = z.object({
  identity: z.object({
    apiKey: z.string(),
    projectId: z.string(),
    authDomain: z.string(),
    /** True: the emulator, reached through the app's own origin. */
    emulator: z.boolean(),
  }),
  /** VAPID public key, base64url. */
  pushKey: z.string(),
});
export type PublicConfig = z.infer<typeof publicConfig>;
