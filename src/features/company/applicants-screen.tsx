import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useMemo, useState } from 'react';
import type { Applicant } from '../../../contract/entities/application.ts';
import { staleSince } from '../../replica/queries/stale.ts';
import { useReplica } from '../../replica/use-live.ts';
import { AsOf } from '../../ui/as-of.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useDesk } from '../../ui/use-wide.ts';
import { accessOf } from './access.ts';
import { placeIn } from './applicant/walk.ts';
import { ApplicantPanel } from './applicant-panel.tsx';
import { ApplicantsBoard } from './applicants/applicants-board.tsx';
import { ApplicantsList } from './applicants/applicants-list.tsx';
import { BulkBar } from './applicants/bulk-bar.tsx';
import { COLUMNS, columnsOf, SORTS, type Sort, TABS, type Tab, tabOf } from './applicants/columns.ts';
import { DeclineOne } from './applicants/decline-one.tsx';
import { DeclineSheet } from './applicants/decline-sheet.tsx';
import type { Hand } from './applicants/hand.ts';
import { matching } from './applicants/matching.ts';
import { NobodyApplied } from './applicants/nobody-applied.tsx';
import { extended, NOBODY, toggled, toggledAll, within } from './applicants/selection.ts';
import { Tabs } from './applicants/tabs.tsx';
import { TagSheet } from './applicants/tag-sheet.tsx';
import { tagsOf } from './applicants/tags-of.ts';
import { Toolbar, type View, ViewSwitch } from './applicants/toolbar.tsx';
import { useApplicantKeys } from './applicants/use-applicant-keys.ts';
import { type Applicants, useApplicants } from './applicants/use-applicants.ts';
import { usePeopleActs } from './applicants/use-people-acts.ts';
import { useReturnFocus } from './applicants/use-return-focus.ts';
import { FirstLoad } from './overview/first-load.tsx';

/** What the address says of the applicants: every part of it is optional, and unknown words count as none. */
export type ApplicantsAddress = {
  applicant?: string | undefined;
  job?: string | undefined;
  as?: string | undefined;
  tab?: string | undefined;
  sort?: string | undefined;
  q?: string | undefined;
};

type Props = {
  address: ApplicantsAddress;
  /** Takes only what changes. */
  onSelect: (next: ApplicantsAddress) => void;
  onOffer: (applicantId: string, offerId: string | undefined) => void;
};

/** /pwa/company?view=applicants: everybody who applied, as a list or in columns, and what is decided about them. */
export function ApplicantsScreen(props: Props) {
  const { t } = useLingui();
  const read = useApplicants();
  const desk = useDesk();
  // On phones there is no room for columns.
  const as = desk && props.address.as !== 'list' ? 'board' : 'list';
  useReturnFocus(props.address.applicant);
  const stale = read && staleSince(read.status);
  return (
    <div className="beside-panel">
      <Page
        title={t`Applicants`}
        lead={
          stale && (
            <span className="text-note tabular-nums text-faint">
              <AsOf instant={stale} />
            </span>
          )
        }
        wide
        actions={
          read &&
          read.applicants.length > 0 && (
            <ViewSwitch as={as} onChange={(next) => props.onSelect({ as: next })} />
          )
        }
      >
        {!read && <Skeleton lines={6} />}
        {read &&
          read.applicants.length === 0 &&
          (read.status.loaded ? <NobodyApplied published={read.published} /> : <FirstLoad />)}
        {read && read.applicants.length > 0 && <People {...props} as={as} read={read} />}
      </Page>
    </div>
  );
}

function People({ address, onSelect, onOffer, as, read }: Props & { as: View; read: Applicants }) {
  const { t } = useLingui();
  const db = useReplica();
  const { applicants, offers, decisions, company } = read;
  const access = accessOf(company, db.uid);
  const { applicant: openId, q = '' } = address;
  const tab = known<Tab>(TABS, address.tab) ?? 'open';
  const sort = known<Sort>(SORTS, address.sort) ?? 'due';
  // An address may name a job nobody has applied to: everybody is shown then, as the filter says.
  const jobId = applicants.some(({ _jobId }) => _jobId === address.job) ? address.job : undefined;

  const shown = useMemo(() => {
    const mine = jobId ? applicants.filter(({ _jobId }) => _jobId === jobId) : applicants;
    return matching(mine, q);
  }, [applicants, jobId, q]);
  const columns = useMemo(() => columnsOf(shown, offers, sort), [shown, offers, sort]);
  const lines = useMemo(() => tabOf(columns, tab, sort), [columns, tab, sort]);
  const order = useMemo(
    () => (as === 'board' ? COLUMNS.flatMap((column) => columns[column]) : lines).map(({ _id }) => _id),
    [as, columns, lines],
  );
  const tags = useMemo(() => tagsOf(applicants), [applicants]);
  const oneJob = useMemo(() => shown.every(({ _jobId }) => _jobId === shown[0]?._jobId), [shown]);
  const byId = useMemo(() => new Map(applicants.map((one) => [one._id, one])), [applicants]);
  const people = (ids: Iterable<string>): Applicant[] => [...ids].flatMap((id) => byId.get(id) ?? []);

  const [selection, setSelection] = useState(NOBODY);
  const { ids: selected } = within(selection, order);
  const [wanted, setWanted] = useState<string>();
  const [tagging, setTagging] = useState<readonly Applicant[]>([]);

  const open = (applicant: string | undefined) => onSelect({ applicant });
  const acts = usePeopleActs({
    access,
    offers,
    onOffer,
    // The next one is at hand, and nobody is passed over.
    onDecided: (ids) => {
      setSelection(NOBODY);
      const [last = ''] = ids.slice(-1);
      const there = new Set(order.filter((id) => id === last || !ids.includes(id)));
      const place = placeIn(order, there, last);
      const next = place?.after ?? place?.before;
      if (openId !== undefined) open(next);
      else if (next !== undefined) setWanted(next);
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
    if (event.shiftKey) setSelection((now) => extended(at ? extended(now, order, at._id) : now, order, next));
    setWanted(next);
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
    x: some(([one]) => one && setSelection((now) => toggled(now, one._id))),
    n: walks ? null : focusNotes,
    j: walks ? (event) => step(1, event) : null,
    k: walks ? (event) => step(-1, event) : null,
    ArrowDown: as === 'list' && walks ? (event) => step(1, event) : null,
    ArrowUp: as === 'list' && walks ? (event) => step(-1, event) : null,
    Escape: selected.size > 0 ? () => setSelection(NOBODY) : null,
  });

  const hand: Hand = {
    oneJob,
    entriesOf: (id) => decisions.get(id) ?? [],
    selected,
    openId,
    wanted,
    onShown: () => setWanted(undefined),
    onToggle: (id, range) =>
      setSelection((now) => (range ? extended(now, order, id) : toggled(within(now, order), id))),
    onOpen: open,
  };
  const nobody = (
    <EmptyState
      picture="no-applicants"
      title={<Trans>Nobody here matches that</Trans>}
      action={<Button onClick={() => onSelect({ q: undefined, job: undefined })}>{t`Show everybody`}</Button>}
    />
  );
  return (
    <div data-applicants className="flex flex-1 flex-col gap-4">
      <Toolbar
        arrangement={{ jobId, words: q, sort }}
        applicants={applicants}
        onChange={({ jobId: job = address.job, words = q, ...next }) =>
          onSelect({ ...next, job, q: words || undefined })
        }
      />
      {as === 'list' && <Tabs columns={columns} tab={tab} onChange={(next) => onSelect({ tab: next })} />}
      {shown.length === 0 && nobody}
      {shown.length > 0 &&
        (as === 'board' ? (
          <ApplicantsBoard
            columns={columns}
            hand={hand}
            moveOf={(id, column) => {
              const [row] = people([id]);
              return row ? acts.moveOf(row, column) : null;
            }}
            onMove={(id, column) => acts.move(people(selected.has(id) ? selected : [id]), column)}
            onWant={setWanted}
            onSelectAll={(column) =>
              setSelection((now) =>
                toggledAll(
                  within(now, order),
                  columns[column].map(({ _id }) => _id),
                ),
              )
            }
          />
        ) : lines.length > 0 ? (
          <ApplicantsList applicants={lines} grouped={tab === 'open' && sort === 'due'} hand={hand} />
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
          onClear={() => setSelection(NOBODY)}
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
      <ApplicantPanel
        applicantId={openId}
        order={order}
        knownTags={tags}
        onOpen={open}
        onClose={() => open(undefined)}
      />
    </div>
  );
}

function known<Word extends string>(words: readonly Word[], word: string | undefined): Word | undefined {
  return words.find((one) => one === word);
}

function focusNotes(): void {
  document.querySelector<HTMLElement>('[data-team-notes]')?.focus();
}

function KeysHint(): ReactNode {
  return (
    <p className="text-note text-faint max-desk:hidden">
      <Trans>
        Keys: J and K next and previous, X select, E invite to talk, A decline, M favourite, T tag, N note
      </Trans>
    </p>
  );
}
