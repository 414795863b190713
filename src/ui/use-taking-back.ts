import { useLingui } from '@lingui/react/macro';
import { useCallback, useRef } from 'react';
import { useBanner } from './banner-provider.tsx';

/**
 * Takes something back, and says so where it had gone out meanwhile; answers whether it was taken back. A second tap while
 * the first is busy does nothing: it would find nothing there, and say that it had gone out.
 */
export function useTakingBack(): (back: () => Promise<number>) => Promise<boolean> {
  const { t } = useLingui();
  const { show } = useBanner();
  const busy = useRef(false);
  return useCallback(
    async (back) => {
      if (busy.current) return false;
      busy.current = true;
      const taken = await back().finally(() => {
        busy.current = false;
      });
      if (taken > 0) return true;
      show({ title: t`It was already on its way, so it could not be taken back.`, color: 'warning' });
      return false;
    },
    [show, t],
  );
}
