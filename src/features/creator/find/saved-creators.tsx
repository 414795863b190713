import { Trans, useLingui } from '@lingui/react/macro';
import { savedCreators } from '../../../replica/queries/found-creators.ts';
import { useLive } from '../../../replica/use-live.ts';
import { useRead } from '../../../sync/react/use-read.ts';
import { useSaveCreator } from '../../../sync/react/use-save-creator.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { List } from '../../../ui/list.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useSaving } from '../../../ui/use-saving.ts';
import { CreatorRow } from './creator-row.tsx';

/** A card changes rarely, and opening it reads it again. */
const FRESH_MS = 10 * 60_000;

/** Creators that were put aside, the last one first; those read before are here without network too. */
export function SavedCreators({ onSearch }: { onSearch: () => void }) {
  const { t } = useLingui();
  const ids = useLive(savedCreators);
  if (!ids) return <Skeleton lines={6} />;
  if (ids.length === 0)
    return (
      <EmptyState
        picture="no-applicants"
        title={t`You have not saved a creator yet.`}
        action={
          <Button variant="quiet" onClick={onSearch}>
            <Trans>Search for creators</Trans>
          </Button>
        }
      >
        <Trans>Tap the bookmark of a creator, and they are here. Only you see this list.</Trans>
      </EmptyState>
    );
  return (
    <section aria-label={t`Saved creators`}>
      <div className="overflow-hidden rounded-card border border-line bg-sheet">
        <List>
          {ids.map((id) => (
            <SavedCreator key={id} creatorId={id} />
          ))}
        </List>
      </div>
    </section>
  );
}

function SavedCreator({ creatorId }: { creatorId: string }) {
  const read = useRead('creator.get', { creatorId }, { freshMs: FRESH_MS });
  const save = useSaveCreator();
  const saving = useSaving();
  if (read.state === 'there') return <CreatorRow card={read.data} />;
  return (
    <li className="flex min-h-20 flex-wrap items-center justify-between gap-3 px-5 py-3">
      <p className="text-small text-soft">
        {read.state === 'loading' ? (
          <Trans>Loading this creator…</Trans>
        ) : read.state === 'away' ? (
          <Trans>This creator was not read on this device yet. It needs the network.</Trans>
        ) : (
          <Trans>This creator is not to be found at present.</Trans>
        )}
      </p>
      <Button variant="bare" onClick={() => void saving(() => save(creatorId, false))}>
        <Trans>Remove</Trans>
      </Button>
    </li>
  );
}
