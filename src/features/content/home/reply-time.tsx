import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** "1 day and 21 hours", "5 hours". @param hours whole ones */
export function ReplyTime({ hours }: { hours: number }) {
  const { t } = useLingui();
  const days = Math.floor(hours / 24);
  const rest = hours % 24;
  const inDays = t`${plural(days, { one: '#\u00a0day', other: '#\u00a0days' })}`;
  const inHours = t`${plural(rest, { one: '#\u00a0hour', other: '#\u00a0hours' })}`;
  if (days === 0) return inHours;
  return rest === 0 ? inDays : t`${inDays} and ${inHours}`;
}
