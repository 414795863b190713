import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** By when the company says it will answer. */
export function ReplyPromise({ days }: { days: number }) {
  const { t } = useLingui();
  return t`${plural(days, { one: 'Promises an answer within # day', other: 'Promises an answer within # days' })}`;
}
