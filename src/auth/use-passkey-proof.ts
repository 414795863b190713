import { useEffect, useState } from 'react';
import type { Passkey } from '../../contract/calls/passkey.ts';
import { useAccount } from './use-account.ts';

/** `unproved`: the person said no, or the key is not known any more · `away`: it could not be asked. */
export type PasskeyProofState = 'idle' | 'busy' | 'unproved' | 'away';

/** For an act that needs a fresh sign-in: one of the account's own passkeys, where it has any and the browser knows them. */
export function usePasskeyProof(onProved: () => void) {
  const account = useAccount();
  const [keys, setKeys] = useState<readonly Passkey[]>([]);
  const [state, setState] = useState<PasskeyProofState>('idle');
  useEffect(() => {
    let gone = false;
    if ('PublicKeyCredential' in globalThis)
      account.passkeys().then(
        (found) => gone || setKeys(found),
        () => undefined,
      );
    return () => {
      gone = true;
    };
  }, [account]);
  const prove = async () => {
    setState('busy');
    const end = await account.proveByPasskey(keys).then(
      (proved) => (proved ? 'idle' : 'unproved'),
      (error: unknown) =>
        error instanceof Error && error.name === 'PasskeyDeclinedError' ? 'unproved' : 'away',
    );
    setState(end);
    if (end === 'idle') onProved();
  };
  return { offered: keys.length > 0, state, prove: () => void prove() };
}
