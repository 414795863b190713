import { useLingui } from '@lingui/react/macro';
import { useUnanswered } from '../../sync/react/use-reachability.ts';
import { NotHere } from '../../ui/not-here.tsx';

/** A page that has never been on this device, and nobody answers. */
export function NotReadYet({ onAgain }: { onAgain: () => void }) {
  const { t } = useLingui();
  const reach = useUnanswered();
  return <NotHere title={t`This page was not read on this device before.`} {...reach} onAgain={onAgain} />;
}
