import { Trans } from '@lingui/react/macro';
import CloudOff from 'lucide-react/icons/cloud-off';
import { AsOf } from '../../ui/as-of.tsx';
import { Icon } from '../../ui/icon.tsx';

type Props = {
  /** The browser knows of a network. */
  online: boolean;
  /** Of what is shown, in milliseconds since the epoch; undefined where it is the server's truth. */
  since: number | undefined;
};

/** This page needs the network, and says so (payment.6). */
export function OfflineNote({ online, since }: Props) {
  return (
    <div role="status" className="flex gap-3 rounded-card border border-line bg-well p-4">
      <Icon of={CloudOff} size="lg" className="text-soft" />
      <div className="grid gap-1">
        <p className="font-semibold">
          {online ? <Trans>The server does not answer just now</Trans> : <Trans>You are offline</Trans>}
        </p>
        <p className="text-small text-soft">
          <Trans>Booking, changing and cancelling need the network. Without it nothing happens.</Trans>{' '}
          {since !== undefined && <AsOf instant={new Date(since).toISOString()} />}
        </p>
      </div>
    </div>
  );
}
