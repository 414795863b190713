import { useLingui } from '@lingui/react/macro';
import { type ComponentType, useCallback, useState } from 'react';
import { useBanner } from '../ui/banner-provider.tsx';
import { useCommandKey } from '../ui/use-command-key.ts';
import type { Frame } from './frame.ts';
import type { PaletteProps } from './palette/palette.tsx';

/** Fetched once: from then on it opens at once, on every screen, and no key that is typed ahead is lost. */
let fetched: ComponentType<PaletteProps> | null = null;

/** The command palette, by key and by button; its code is fetched when it is first opened. */
export function usePalette(frame: Frame, enabled: boolean) {
  const { t } = useLingui();
  const { show } = useBanner();
  const [Palette, setPalette] = useState(() => fetched);
  const [open, setOpen] = useState(false);
  const onOpen = useCallback(async () => {
    setOpen(true);
    try {
      const loaded = await import('./palette/palette.tsx');
      // Nothing came, and nothing was thrown: the page is about to be reloaded (chunk-reload.ts).
      if (!loaded) return;
      fetched = loaded.Palette;
      setPalette(() => fetched);
    } catch {
      setOpen(false);
      show({
        title: t`This is not on your device yet`,
        message: t`Open it again once you are online.`,
        color: 'warning',
      });
    }
  }, [show, t]);
  useCommandKey(enabled ? onOpen : undefined);
  const palette = Palette && enabled && <Palette open={open} onClose={() => setOpen(false)} frame={frame} />;
  return { onOpen: () => void onOpen(), palette };
}
