import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { useBanner } from './banner-provider.tsx';

/** Runs a change and answers whether it was saved on this device; where it was not, the person is told. */
export function useSaving(): (change: () => Promise<unknown>) => Promise<boolean> {
  const { t } = useLingui();
  const { show } = useBanner();
  return useCallback(
    async (change) => {
      try {
        await change();
        return true;
      } catch {
        show({
          title: t`This could not be saved on this device`,
          message: t`Nothing was changed. Make room on the device and try again.`,
          color: 'danger',
        });
        return false;
      }
    },
    [show, t],
  );
}
