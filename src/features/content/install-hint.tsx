import { Trans, useLingui } from '@lingui/react/macro';
import Share from 'lucide-react/icons/share';
import SquarePlus from 'lucide-react/icons/square-plus';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

type Props = {
  way: 'prompt' | 'hand';
  onInstall: () => void;
  onDismiss: () => void;
};

/** A quiet line after the second visit, never in the way (layout default). */
export function InstallHint({ way, onInstall, onDismiss }: Props) {
  const { t } = useLingui();
  const [shown, setShown] = useState(false);
  return (
    <aside
      aria-label={t`On your home screen`}
      className="page grid gap-3 border-t border-line py-4 sm:flex sm:items-center sm:justify-between"
    >
      <p className="text-small">
        <Trans>Zusage opens from your home screen like any other app, also without network.</Trans>
      </p>
      {shown && <ByHand />}
      <div className="flex gap-2">
        {way === 'prompt' && <Button onClick={onInstall}>{t`Install`}</Button>}
        {way === 'hand' && !shown && <Button onClick={() => setShown(true)}>{t`Show me how`}</Button>}
        <Button variant="bare" onClick={onDismiss}>
          {t`Not now`}
        </Button>
      </div>
    </aside>
  );
}

/** Safari offers no question of its own: the two things to tap, as they look there. */
function ByHand() {
  return (
    <ol className="numbered grid gap-2 text-small">
      <li>
        <span>
          <Trans>
            Tap <Icon of={Share} className="inline align-text-bottom" /> at the bottom of the browser.
          </Trans>
        </span>
      </li>
      <li>
        <span>
          <Trans>
            Choose <Icon of={SquarePlus} className="inline align-text-bottom" /> Add to Home Screen.
          </Trans>
        </span>
      </li>
    </ol>
  );
}
