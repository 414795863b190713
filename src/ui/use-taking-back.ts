import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { useBanner } from './banner-provider.tsx';

/** Takes something back, and says so where it had gone out meanwhile; answers whether it was taken back. */
export function useTakingBack(): (back: () => Promise<number>) => Promise<boolean> {
  const { t } = useLingui();
  const { show } = useBanner();
  return useCallback(
    async (back) => {
      if ((await back()) > 0) return true;
      show({ title: t`It was already on its way, so it could not be taken back.`, color: 'warning' });
      return false;
    },
    [show, t],
  );
}
