import { useLingui } from '@lingui/react/macro';
import { Button } from './button.tsx';
import { ErrorState } from './error-state.tsx';

/** In the place of what is not kept on this device, and did not come from the server just now. */
export function AwayState({ title, onAgain }: { title: string; onAgain: () => void }) {
  const { t } = useLingui();
  return (
    <ErrorState title={title} action={<Button onClick={onAgain}>{t`Try again`}</Button>}>
      {t`That needs the network. Try again when you are back online.`}
    </ErrorState>
  );
}
