import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { Offer } from '../../../contract/entities/offer.ts';
import type { Side } from '../../../contract/fields.ts';
import type { MutationArgs } from '../../../contract/mutations.ts';
import type { OutboxEntry } from '../../replica/outbox-entry.ts';
import { useSync } from '../../sync/react/use-sync.ts';
import { Button } from '../../ui/button.tsx';
import { DifferenceCards } from './difference/difference-cards.tsx';
import { differenceSince } from './difference/versions.ts';
import { stoppedTold } from './stopped-text.ts';

type Props = { entry: OutboxEntry /** Missing where a new one was not taken. */; offer?: Offer; side: Side };

/** What one did to an offer was not taken: why, what is different by now, and the ways on. Nothing counts of it. */
export function StoppedAct({ entry, offer, side }: Props) {
  const { i18n } = useLingui();
  const { discard, sendAgain } = useSync();
  const { text, next, again } = stoppedTold(entry, side);
  const version = 'version' in entry.args ? (entry.args as MutationArgs<'offer.update'>).version : undefined;
  const difference =
    version === undefined || !offer || version >= offer.version ? null : differenceSince(offer, version);
  return (
    <div role="alert" className="grid gap-4 rounded-card border border-danger/40 p-4">
      <div className="grid gap-1">
        <h2 className="text-body font-semibold text-danger">{i18n._(text)}</h2>
        {next && <p className="text-soft">{i18n._(next)}</p>}
      </div>
      {offer && difference && difference.changes.length > 0 && (
        <DifferenceCards kind={offer.kind} difference={difference} />
      )}
      <div className="flex flex-wrap gap-2">
        {again && (
          <Button variant="quiet" onClick={() => void sendAgain(entry.id)}>
            <Trans>Send again</Trans>
          </Button>
        )}
        <Button variant="quiet" onClick={() => void discard(entry.id)}>
          <Trans>Understood</Trans>
        </Button>
      </div>
    </div>
  );
}
