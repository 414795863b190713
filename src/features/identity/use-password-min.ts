import { useEffect, useState } from 'react';
import { PASSWORD_MIN_DEFAULT } from '../../../contract/limits.ts';
import { useAccount } from '../../auth/use-account.ts';

/** Shortest password the sign-in service takes; the default until it has told. */
export function usePasswordMin(): number {
  const { passwordMin } = useAccount();
  const [min, setMin] = useState<number>(PASSWORD_MIN_DEFAULT);
  useEffect(() => {
    let gone = false;
    passwordMin().then(
      (told) => !gone && setMin(told),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [passwordMin]);
  return min;
}
