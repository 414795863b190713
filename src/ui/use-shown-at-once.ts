import { useState } from 'react';

/**
 * A switch that shows a tap at once, while what it switches is still being kept on this device. `keep` tells whether it
 * was kept; where it was not, the switch shows again what holds.
 */
export function useShownAtOnce(
  holds: boolean,
  keep: (checked: boolean) => Promise<boolean>,
): [shown: boolean, tap: (checked: boolean) => void] {
  const [wanted, setWanted] = useState<boolean | null>(null);
  if (wanted === holds) setWanted(null);
  const tap = (checked: boolean) => {
    setWanted(checked);
    void keep(checked).then((kept) => {
      if (!kept) setWanted(null);
    });
  };
  return [wanted ?? holds, tap];
}
