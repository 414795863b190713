import { createSignInStore as original, type SignInStore } from '../../../src/auth/sign-in-store.ts';

type Kept = { uid: string };
type Persistence = new () => { _set(name: string, value: Kept): Promise<void> };

/** A person the library has looked up is written back, signed out meanwhile or not. */
export function createSignInStore(...given: Parameters<typeof original>): SignInStore {
  const store = original(...given);
  class Unguarded extends (store.persistence as unknown as Persistence) {
    override async _set(name: string, value: Kept): Promise<void> {
      store.admit(value.uid);
      await super._set(name, value);
    }
  }
  return { ...store, persistence: Unguarded as unknown as SignInStore['persistence'] };
}
