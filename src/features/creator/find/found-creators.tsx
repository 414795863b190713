import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ArgsOf } from '../../../../contract/calls.ts';
import { faultText } from '../../../i18n/error-text.ts';
import { useUnanswered } from '../../../sync/react/use-reachability.ts';
import { useRead } from '../../../sync/react/use-read.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { List } from '../../../ui/list.tsx';
import { NotHere } from '../../../ui/not-here.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { CreatorRow } from './creator-row.tsx';

type Props = {
  args: ArgsOf<'creator.search'>;
  /** Some filter is on. */
  narrowed: boolean;
  onReset: () => void;
};

/** Of one answer. */
const PAGE = 20;

/** Creators that have what was asked for, page after page; the newest profiles first, because nobody is ranked. */
export function FoundCreators({ args, narrowed, onReset }: Props) {
  const { t } = useLingui();
  return (
    <section aria-label={t`Creators found`} className="grid gap-3">
      <p className="text-note text-faint">
        <Trans>Newest profiles first. Nobody is ranked, and nobody can pay for a place.</Trans>
      </p>
      <FoundPage args={args} narrowed={narrowed} onReset={onReset} />
    </section>
  );
}

function FoundPage({ args, narrowed, onReset }: Props) {
  const { t, i18n } = useLingui();
  const reach = useUnanswered();
  // Not kept: who has paused their profile meanwhile shall not be found in an old answer.
  const found = useRead('creator.search', { ...args, limit: PAGE }, { keep: false });
  const [more, setMore] = useState(false);
  if (found.state === 'loading') return <Skeleton lines={8} />;
  if (found.state === 'refused')
    return <ErrorState title={t`This search did not work.`}>{i18n._(faultText(found.code))}</ErrorState>;
  if (found.state !== 'there')
    return (
      <NotHere
        title={<Trans>Searching for creators needs the network</Trans>}
        {...reach}
        onAgain={found.again}
      />
    );
  const { items, next } = found.data;
  const count = items.length;
  if (count === 0 && args.cursor === undefined)
    return (
      <EmptyState
        picture="no-jobs"
        title={narrowed ? <Trans>No creator has all of this</Trans> : <Trans>No creator is here yet</Trans>}
        action={
          narrowed && (
            <Button variant="quiet" onClick={onReset}>
              <Trans>Clear all filters</Trans>
            </Button>
          )
        }
      >
        {narrowed && <Trans>Remove one filter, or write the topic in fewer characters.</Trans>}
      </EmptyState>
    );
  return (
    <>
      {args.cursor === undefined && (
        <p role="status" className="sr-only">
          {t`${plural(count, { one: '# creator', other: '# creators' })}`}
        </p>
      )}
      <div className="overflow-hidden rounded-card border border-line bg-sheet">
        <List>
          {items.map((card) => (
            <CreatorRow key={card._id} card={card} />
          ))}
        </List>
      </div>
      {next && !more && (
        <div>
          <Button variant="quiet" onClick={() => setMore(true)}>
            <Trans>Show more</Trans>
          </Button>
        </div>
      )}
      {next && more && <FoundPage args={{ ...args, cursor: next }} narrowed={narrowed} onReset={onReset} />}
    </>
  );
}
