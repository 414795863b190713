import { Trans, useLingui } from '@lingui/react/macro';
import { useSync } from '../../sync/react/use-sync.ts';
import { useBanner } from '../../ui/banner-provider.tsx';
import { Button } from '../../ui/button.tsx';

type Props = { entryId: string; onKeep: () => void };

/** Asked in place, because there is no way back from it; no second window is opened for that. */
export function DiscardQuestion({ entryId, onKeep }: Props) {
  const { t } = useLingui();
  const { discard } = useSync();
  const { show } = useBanner();
  const drop = async () => {
    if (await discard(entryId)) return;
    onKeep();
    show({ title: t`It was already on its way, so it could not be taken back.`, color: 'warning' });
  };
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-2">
      <legend className="mb-2 text-small font-semibold">
        <Trans>Discard this for good?</Trans>
      </legend>
      <Button variant="danger" onClick={() => void drop()}>
        <Trans>Discard it</Trans>
      </Button>
      <Button variant="quiet" autoFocus onClick={onKeep}>
        <Trans>Keep it</Trans>
      </Button>
    </fieldset>
  );
}
