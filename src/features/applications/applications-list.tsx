import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNow } from '../../i18n/use-now.ts';
import { applicationItems } from '../../replica/queries/application-items.ts';
import { staleSince, syncStatus } from '../../replica/queries/outbox.ts';
import { trackings } from '../../replica/queries/trackings.ts';
import { useLive, useReplica } from '../../replica/use-live.ts';
import { useReachability } from '../../sync/react/use-reachability.ts';
import { AsOf } from '../../ui/as-of.tsx';
import { FilterChip } from '../../ui/chip.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/links.tsx';
import { NotHere } from '../../ui/not-here.tsx';
import { Section } from '../../ui/page.tsx';
import { SearchInput } from '../../ui/search-input.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ApplicationRow } from './application-row.tsx';
import { ElsewhereRow } from './elsewhere-row.tsx';
import { SHOW_TEXTS, TURN_TEXTS } from './next-words.ts';
import { OwnFigures } from './own-figures.tsx';
import { ProofCard } from './proof-card.tsx';
import { proofLines } from './proof-lines.ts';
import { searchFigures } from './search-figures.ts';
import { type Entry, isShown, SHOWS, type Show, type Turn, timeline } from './timeline.ts';

type Props = {
  /** The application that is open. */
  selectedId?: string | undefined;
  show: Show;
  onShow: (show: Show) => void;
};

/** From so many on a search is worth its room. */
const MANY = 8;
const TURNS: readonly Turn[] = ['mine', 'theirs', 'unsent', 'over'];

/** Everything I applied to, here and elsewhere, by whose turn it is and until when (user.6, pwa.5). */
export function ApplicationsList({ selectedId, show, onShow }: Props) {
  const { t, i18n } = useLingui();
  const { uid } = useReplica();
  const now = useNow();
  const items = useLive(applicationItems);
  const kept = useLive(trackings);
  const status = useLive(syncStatus);
  const [words, setWords] = useState('');
  if (!items || !kept || !status) return <Skeleton lines={5} />;
  const groups = timeline(items, kept, { uid, now });
  const all = TURNS.flatMap((turn) => groups[turn]);
  if (all.length === 0 && !status.loaded) return <FirstLoad />;
  if (all.length === 0) {
    return (
      <EmptyState
        picture="no-applications"
        title={t`You have not applied anywhere yet.`}
        action={
          <LinkButton to="/pwa">
            <Trans>Look for a job</Trans>
          </LinkButton>
        }
      >
        <Trans>
          Every application shows here how it stands, and by when an answer is promised. You can add those you
          sent elsewhere.
        </Trans>
      </EmptyState>
    );
  }
  const stale = staleSince(status);
  const hasBoth = new Set(all.map(({ kind }) => kind)).size === 2;
  const shown = (turn: Turn) =>
    groups[turn].filter((entry) => idOf(entry) === selectedId || isShown(entry, { show, words }));
  const isNothing = TURNS.every((turn) => shown(turn).length === 0);
  return (
    <>
      {stale && (
        <p>
          <AsOf instant={stale} />
        </p>
      )}
      <ProofCard lines={proofLines(items, kept)} />
      {(all.length >= MANY || hasBoth || show !== 'all') && (
        <div className="grid gap-3">
          {all.length >= MANY && (
            <SearchInput
              label={t`Search in your applications`}
              placeholder={t`Job or company`}
              value={words}
              onType={setWords}
            />
          )}
          {/* biome-ignore lint/a11y/useSemanticElements: toggle buttons, not the controls of a form */}
          <div role="group" aria-label={t`Show`} className="flex flex-wrap gap-2">
            {SHOWS.filter((one) => hasBoth || one === 'all' || one === 'open' || one === show).map((one) => (
              <FilterChip key={one} pressed={one === show} onPress={() => onShow(one)}>
                {i18n._(SHOW_TEXTS[one])}
              </FilterChip>
            ))}
          </div>
        </div>
      )}
      {TURNS.map((turn) => {
        const entries = shown(turn);
        if (entries.length === 0) return null;
        const rows = (
          <ul className="divide-y divide-line">
            {entries.map((entry) => (
              <Row key={idOf(entry)} entry={entry} selected={idOf(entry) === selectedId} />
            ))}
          </ul>
        );
        return (
          <Section
            key={turn}
            title={i18n._(TURN_TEXTS[turn])}
            aside={<span className="tabular-nums text-soft">{entries.length}</span>}
          >
            {rows}
          </Section>
        );
      })}
      {isNothing && (
        <p role="status" className="text-soft">
          <Trans>Nothing of yours fits this.</Trans>
        </p>
      )}
      <OwnFigures figures={searchFigures(items, kept)} />
    </>
  );
}

function Row({ entry, selected }: { entry: Entry; selected: boolean }) {
  return entry.kind === 'here' ? (
    <ApplicationRow entry={entry} selected={selected} />
  ) : (
    <ElsewhereRow entry={entry} selected={selected} />
  );
}

const idOf = (entry: Entry) => (entry.kind === 'here' ? entry.item.application._id : entry.tracking._id);

function FirstLoad() {
  const { t } = useLingui();
  const reach = useReachability();
  return (
    <NotHere title={t`Your applications are not on this device yet.`} {...reach}>
      <div className="grid gap-2">
        <p role="status" className="font-semibold">
          <Trans>Loading your applications</Trans>
        </p>
        <Skeleton lines={4} />
      </div>
    </NotHere>
  );
}
