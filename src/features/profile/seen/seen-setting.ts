import type { NameShown, Settings, Visibility } from '../../../../contract/entities/settings.ts';
import { timeOver } from '../../../../contract/policy/register-time.ts';

export type SeenChoice = { visibility: Visibility } | { nameShown: NameShown };

/**
 * What others see, as it is chosen now. Of two times of a register the later one holds, so a tap is stamped behind what
 * it changes: a clock that was set back since would have it dropped without a word.
 * @param now milliseconds since the epoch, by the device's clock
 */
export function seenSetting(held: Settings, choice: SeenChoice, now: number): Settings {
  return 'visibility' in choice
    ? { visibility: { value: choice.visibility, at: timeOver(held.visibility, now) } }
    : { nameShown: { value: choice.nameShown, at: timeOver(held.nameShown, now) } };
}
