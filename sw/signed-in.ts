/** The page writes a fresh sign-in to IndexedDB most of a second before this worker sees it, more on a slow phone. */
export const SIGN_IN_LAG_MS = 3_000;
const LOOK_MS = 100;

type Wanted = {
  /** The person known to be signed in; without it, any person. */
  uid: string | undefined;
  sleep: (ms: number) => Promise<void>;
};

/** The signed-in person as this worker sees them: once it is the wanted one, or when the lag is over. */
export async function signedIn<User extends { uid: string }>(
  current: () => Promise<User | null>,
  { uid, sleep }: Wanted,
): Promise<User | null> {
  for (let waited = 0; ; waited += LOOK_MS) {
    const user = await current();
    if (waited >= SIGN_IN_LAG_MS || (uid === undefined ? user : user?.uid === uid)) return user;
    await sleep(LOOK_MS);
  }
}
