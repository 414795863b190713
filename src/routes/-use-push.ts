import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import type { PushState } from '../device/push-registration.ts';

/** State of push on this device, and how to change it. `known`: the browser has told. */
export function usePush() {
  const { push } = useRouter().options.context;
  const [found, setFound] = useState<{ state: PushState; asked: boolean } | null>(null);
  const look = useCallback(async () => setFound({ state: await push.state(), asked: push.asked() }), [push]);
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
  return {
    known: found !== null,
    state: found?.state ?? 'off',
    asked: found?.asked ?? false,
    enable: change(push.enable),
    disable: change(push.disable),
  };
}

const subscribing = () => import('../device/push-subscription.ts');

/** What the settings ask about this device; its code comes with them. */
export const pushDevice = {
  health: async () => (await subscribing()).pushHealth(),
  own: async () => (await subscribing()).ownEndpointHash(),
  test: async (...given: Parameters<Awaited<ReturnType<typeof subscribing>>['testPush']>) =>
    (await subscribing()).testPush(...given),
};
