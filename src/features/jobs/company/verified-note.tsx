import { Trans } from '@lingui/react/macro';
import BadgeCheck from 'lucide-react/icons/badge-check';
import ShieldAlert from 'lucide-react/icons/shield-alert';
import { Icon } from '../../../ui/icon.tsx';

/** What "verified" means, and what its absence does. */
export function VerifiedNote({ verified }: { verified: boolean }) {
  return (
    <p className="flex gap-2 text-small text-soft">
      <Icon
        of={verified ? BadgeCheck : ShieldAlert}
        className={verified ? 'shrink-0 text-accent' : 'shrink-0'}
      />
      <span>
        {verified ? (
          <Trans>Verified: we have checked that this company exists and that it writes here itself.</Trans>
        ) : (
          <Trans>
            Not verified yet: never pay anything in advance and send no copy of your identity card.
          </Trans>
        )}
      </span>
    </p>
  );
}
