import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { Skeleton } from './skeleton.tsx';

type Props = {
  /** One sentence that names the missing thing. */
  title: ReactNode;
  /** The browser knows of a network. */
  online: boolean;
  /** The server answered the last request; false where it is a call that has just had no answer. */
  reachable: boolean;
  /** While it may be on its way. */
  children?: ReactNode;
  /** Asks for it now. */
  onAgain?: (() => void) | undefined;
  /** Another way on. */
  action?: ReactNode;
};

/** Never loaded on this device: it is on its way, or says what it waits for. */
export function NotHere({ title, online, reachable, children, onAgain, action }: Props) {
  const { t } = useLingui();
  if (online && reachable) return children ?? <Skeleton lines={6} />;
  const again = onAgain && <Button variant="quiet" onClick={onAgain}>{t`Try again`}</Button>;
  return (
    <EmptyState picture="offline" title={title} action={action ?? again}>
      {online ? (
        <Trans>There is no answer just now. It loads by itself as soon as there is one.</Trans>
      ) : (
        <Trans>It loads by itself once you are online.</Trans>
      )}
    </EmptyState>
  );
}
