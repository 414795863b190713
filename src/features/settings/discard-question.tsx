import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { mayHaveArrived, type OutboxEntry } from '../../replica/outbox-entry.ts';
import { goingWith } from '../../replica/queries/going-with.ts';
import { useLive } from '../../replica/use-live.ts';
import { useSync } from '../../sync/react/use-sync.ts';
import { useBanner } from '../../ui/banner-provider.tsx';
import { Button } from '../../ui/button.tsx';

type Props = { entry: OutboxEntry; onKeep: () => void };

/**
 * Asked in place, because there is no way back from it; no second window is opened for that. Says what it means: that it
 * may have arrived (rule W11.2), and what goes with it (rule W11.6).
 */
export function DiscardQuestion({ entry, onKeep }: Props) {
  const { t } = useLingui();
  const { discard } = useSync();
  const { show } = useBanner();
  const going = useLive((db) => goingWith(db, entry.id), [entry.id])?.length ?? 0;
  const drop = async () => {
    if (await discard(entry.id)) return;
    onKeep();
    show({ title: t`It was already on its way, so it could not be taken back.`, color: 'warning' });
  };
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-2">
      <legend className="mb-2 text-small font-semibold">
        <Trans>Discard this for good?</Trans>
      </legend>
      {mayHaveArrived(entry) && (
        <p className="w-full text-small">
          <Trans>It may have arrived already. Then it still counts, even if you discard it here.</Trans>
        </p>
      )}
      {going > 0 && (
        <p className="w-full text-small">
          <Plural
            value={going}
            one="One more change builds on it. It is discarded too."
            other="# more changes build on it. They are discarded too."
          />
        </p>
      )}
      <Button variant="danger" onClick={() => void drop()}>
        <Trans>Discard it</Trans>
      </Button>
      <Button variant="quiet" autoFocus onClick={onKeep}>
        <Trans>Keep it</Trans>
      </Button>
    </fieldset>
  );
}
