import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, type ReactNode, Suspense, useCallback, useMemo, useReducer, useRef, useState } from 'react';
import type { Applicant } from '../../../../contract/entities/application.ts';
import type { OutboxEntry } from '../../../replica/outbox-entry.ts';
import { useReplica } from '../../../replica/use-live.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { accessOf } from '../access.ts';
import { placeIn } from '../applicant/walk.ts';
import { ApplicantPanel } from '../applicant-panel.tsx';
import { textOf } from '../table/table-sort.ts';
import type { ApplicantsAddress } from './applicants-address.ts';
import { ApplicantsBoard } from './applicants-board.tsx';
import { ApplicantsList } from './applicants-list.tsx';
import { BulkBar } from './bulk-bar.tsx';
import type { CardControls } from './card-controls.ts';
import { DeclineOne } from './decline-one.tsx';
import { DeclineSheet } from './decline-sheet.tsx';
import { extended, NOBODY, type Selection, toggled, toggledAll, within } from './selection.ts';
import { Tabs } from './tabs.tsx';
import { TagSheet } from './tag-sheet.tsx';
import { tagsOf } from './tags-of.ts';
import { TeamNames, useTeamNames } from './team-names.ts';
import { Toolbar, type View } from './toolbar.tsx';
import { useApplicantKeys } from './use-applicant-keys.ts';
import type { Applicants } from './use-applicants.ts';
import { isOf, useArrangement } from './use-arrangement.ts';
import { useMoved } from './use-moved.ts';
import { usePeopleActs } from './use-people-acts.ts';

const AssignSheet = lazy(async () => ({ default: (await import('../later.ts')).AssignSheet }));
const ApplicantsTable = lazy(async () => ({ default: (await import('../later.ts')).ApplicantsTable }));

const NOTHING: readonly OutboxEntry[] = [];

type Props = {
  address: ApplicantsAddress;
  as: View;
  read: Applicants;
  /** Takes only what changes. */
  onSelect: (next: ApplicantsAddress) => void;
  onOffer: (applicantId: string, offerId: string | undefined) => void;
};

/** The applicants there are, and all that is decided about them: alone, in numbers, by key and by dragging. */
export function People({ address, as, read, onSelect, onOffer }: Props) {
  const { t } = useLingui();
  const db = useReplica();
  const { offers, decisions, company } = read;
  const { shown: applicants, saving, begin } = useMoved(read.applicants);
  const access = accessOf(company, db.uid);
  const openId = address.applicant;
  const [search, setSearch] = useState(address.q ?? '');
  const names = useTeamNames(company?.members);
  const { tab, sort, tableSort, job, mine, shown, columns, lines, order, oneJob, people } = useArrangement(
    { applicants, offers },
    address,
    as,
    search,
    db.uid,
    names,
  );

  const tags = useMemo(() => tagsOf(read.applicants), [read.applicants]);
  // A reducer sees the order of now, and the function that calls it is the same one each time.
  const [selection, select] = useReducer(
    (now: Selection, change: (now: Selection, order: readonly string[]) => Selection) => change(now, order),
    NOBODY,
  );
  const { ids: selected } = within(selection, order);
  const wanted = useRef<string>(undefined);
  const [, draw] = useReducer((times: number) => times + 1, 0);
  const want = useCallback((id: string) => {
    wanted.current = id;
    draw();
  }, []);
  const [tagging, setTagging] = useState<readonly Applicant[]>([]);
  const [assigning, setAssigning] = useState<readonly Applicant[]>([]);
  const isTeam = names.size > 1;

  const open = useCallback((applicant: string | undefined) => onSelect({ applicant }), [onSelect]);
  const toggle = useCallback(
    (id: string, range: boolean) =>
      select((now, all) => (range ? extended(now, all, id) : toggled(within(now, all), id))),
    [],
  );
  const acts = usePeopleActs({
    access,
    offers,
    begin,
    onOffer,
    // The next one is at hand, and nobody is passed over.
    onDecided: (ids) => {
      select(() => NOBODY);
      const [last = ''] = ids.slice(-1);
      const there = new Set(order.filter((id) => id === last || !ids.includes(id)));
      const place = placeIn(order, there, last);
      const next = place?.after ?? place?.before;
      if (openId !== undefined) open(next);
      else if (next !== undefined) want(next);
    },
  });

  /** Those a key is about: who is selected, else who is open, else who has the focus. */
  const meant = (): Applicant[] => {
    if (selected.size > 0) return people(order.filter((id) => selected.has(id)));
    const focused = document.activeElement instanceof HTMLElement && document.activeElement.dataset.applicant;
    return people([openId ?? (focused || '')]);
  };
  const step = (by: 1 | -1, event: KeyboardEvent) => {
    // Beside an open applicant these keys lead from one to the next there.
    if (openId !== undefined && !event.shiftKey) return;
    const [at] = people([(document.activeElement as HTMLElement | null)?.dataset.applicant ?? '']);
    const index = at ? order.indexOf(at._id) + by : 0;
    const next = order[index];
    if (next === undefined) return;
    if (event.shiftKey) select((now) => extended(at ? extended(now, order, at._id) : now, order, next));
    want(next);
  };
  const some = (act: (those: Applicant[]) => void) => () => {
    const those = meant();
    if (those.length > 0) act(those);
  };
  const walks = openId === undefined;
  useApplicantKeys({
    e: some(acts.invite),
    a: some(acts.decline),
    m: some(acts.favourite),
    t: some(setTagging),
    g: isTeam ? some(setAssigning) : null,
    x: some(([one]) => one && select((now) => toggled(now, one._id))),
    n: walks ? null : focusNotes,
    j: walks ? (event) => step(1, event) : null,
    k: walks ? (event) => step(-1, event) : null,
    ArrowDown: as !== 'board' && walks ? (event) => step(1, event) : null,
    ArrowUp: as !== 'board' && walks ? (event) => step(-1, event) : null,
    Escape: selected.size > 0 ? () => select(() => NOBODY) : null,
  });

  const controls: CardControls = {
    oneJob,
    saving,
    entriesOf: (id) => decisions.get(id) ?? NOTHING,
    selected,
    openId,
    wanted,
    onToggle: toggle,
    onOpen: open,
  };
  const type = (words: string) => {
    setSearch(words);
    onSelect({ q: words || undefined });
  };
  const showAll = () => {
    setSearch('');
    onSelect({ q: undefined, job: undefined, mine: undefined });
  };
  const nobody = (
    <EmptyState
      picture="no-applicants"
      title={<Trans>Nobody here matches that</Trans>}
      action={<Button onClick={showAll}>{t`Show everybody`}</Button>}
    />
  );
  return (
    <TeamNames value={names}>
      <div data-applicants className="flex flex-1 flex-col gap-4">
        <Toolbar
          applicants={read.applicants}
          job={job}
          search={search}
          sort={as === 'table' ? null : sort}
          mine={isTeam || mine ? { count: read.applicants.filter(isOf(db.uid)).length, on: mine } : null}
          onMine={(on) => onSelect({ mine: on ? 'yes' : undefined })}
          onJob={(next) => onSelect({ job: next })}
          onSearch={type}
          onSort={(next) => onSelect({ sort: next })}
        />
        {as !== 'board' && <Tabs columns={columns} tab={tab} onChange={(next) => onSelect({ tab: next })} />}
        {shown.length === 0 && nobody}
        {shown.length > 0 &&
          (as === 'board' ? (
            <ApplicantsBoard
              columns={columns}
              controls={controls}
              moveOf={(id, column) => {
                const [row] = people([id]);
                return row ? acts.moveOf(row, column) : null;
              }}
              onMove={(id, column) => acts.move(people(selected.has(id) ? selected : [id]), column)}
              onWant={want}
              onSelectAll={(column) =>
                select((now) =>
                  toggledAll(
                    within(now, order),
                    columns[column].map(({ _id }) => _id),
                  ),
                )
              }
            />
          ) : as === 'table' && lines.length > 0 ? (
            <Suspense>
              <ApplicantsTable
                applicants={lines}
                sort={tableSort}
                onSort={(next) => onSelect({ sort: textOf(next) })}
                controls={controls}
              />
            </Suspense>
          ) : lines.length > 0 ? (
            <ApplicantsList
              applicants={lines}
              grouped={tab === 'open' && sort === 'due'}
              controls={controls}
            />
          ) : (
            <p className="py-10 text-center text-soft">
              <Trans>nobody here</Trans>
            </p>
          ))}
        <KeysHint />
        {selected.size > 0 && (
          <BulkBar
            selected={people(selected)}
            mayAnswer={access.answer}
            onInvite={() => acts.invite(meant())}
            onDecline={() => acts.decline(meant())}
            onLabel={() => acts.favourite(meant())}
            onTag={() => setTagging(meant())}
            onAssign={isTeam ? () => setAssigning(meant()) : undefined}
            onClear={() => select(() => NOBODY)}
          />
        )}
        <DeclineOne
          applicantId={acts.declining.length === 1 ? acts.declining[0]?._id : undefined}
          onClose={acts.stopDeclining}
          onDone={acts.declinedOne}
        />
        <DeclineSheet
          people={acts.declining.length > 1 ? acts.declining : []}
          company={company}
          onDecline={acts.declineNow}
          onClose={acts.stopDeclining}
        />
        <TagSheet
          count={tagging.length}
          known={tags}
          onTag={(tag) => {
            acts.tag(tagging, tag);
            setTagging([]);
          }}
          onClose={() => setTagging([])}
        />
        {assigning.length > 0 && (
          <Suspense>
            <AssignSheet
              people={assigning}
              company={company}
              onAssign={(uid) => {
                acts.assign(assigning, uid);
                setAssigning([]);
              }}
              onClose={() => setAssigning([])}
            />
          </Suspense>
        )}
        <ApplicantPanel
          applicantId={openId}
          order={order}
          knownTags={tags}
          onOpen={open}
          onClose={() => open(undefined)}
        />
      </div>
    </TeamNames>
  );
}

function focusNotes(): void {
  document.querySelector<HTMLElement>('[data-team-notes]')?.focus();
}

function KeysHint(): ReactNode {
  return (
    <p className="text-note text-faint max-desk:hidden">
      <Trans>
        Keys: J and K next and previous, X select, E invite to talk, A decline, M favourite, T tag, G assign,
        N note
      </Trans>
    </p>
  );
}
