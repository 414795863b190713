import { useEffect, useState } from 'react';
import type { Platform } from '../../contract/entities/campaign.ts';
import { loadConfig } from './config.ts';

const NONE: readonly Platform[] = [];

/** Platforms whose sign-in can prove a creator's source here; none until that is known. */
export function useProofSignIn(): readonly Platform[] {
  const [platforms, setPlatforms] = useState(NONE);
  useEffect(() => {
    let gone = false;
    loadConfig().then(
      ({ proofSignIn }) => !gone && setPlatforms(proofSignIn ?? NONE),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, []);
  return platforms;
}
