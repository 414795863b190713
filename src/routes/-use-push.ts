import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import type { PushState } from '../app/push-registration.ts';

/** State of push on this device, and how to change it. */
export function usePush() {
  const { push } = useRouter().options.context;
  const [state, setState] = useState<PushState>('off');
  const look = useCallback(async () => setState(await push.state()), [push]);
  useEffect(() => {
    void look();
  }, [look]);
  const change = (work: () => Promise<void>) => async () => {
    try {
      await work();
    } finally {
      await look();
    }
  };
  return { state, enable: change(push.enable), disable: change(push.disable) };
}
