import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useShownSteps } from '../../i18n/use-shown-steps.ts';
import { reportSubject } from '../../replica/queries/report-subject.ts';
import { useLive } from '../../replica/use-live.ts';
import { useReachability } from '../../sync/react/use-reachability.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { List, ListRow, RowButton } from '../../ui/list.tsx';
import { NotHere } from '../../ui/not-here.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { StateLine } from '../../ui/state-line.tsx';
import type { OwnReport } from './own-reports.ts';
import type { OwnRestriction } from './own-restrictions.ts';
import { ReportState } from './report-state.tsx';
import { reportSteps } from './report-steps.ts';
import { TARGET_NAME } from './report-target.ts';
import { RESTRICTION_TEXT, RestrictionNote } from './restriction-note.tsx';
import { SubjectCard } from './subject-card.tsx';
import { type Reports, useReports } from './use-reports.ts';
import { useRestrictions } from './use-restrictions.ts';

type Props = { open: boolean; onClose: () => void };

/** What one has reported and what came of it, and what was decided about what is one's own. */
export function ReportsSheet({ open, onClose }: Props) {
  const { t } = useLingui();
  const [id, setId] = useState<string | null>(null);
  return (
    <Sheet
      open={open}
      onClose={() => {
        setId(null);
        onClose();
      }}
      title={t`Reports and decisions`}
    >
      <Content id={id} onOpen={setId} />
    </Sheet>
  );
}

function Content({ id, onOpen }: { id: string | null; onOpen: (id: string | null) => void }) {
  const found = useReports();
  const restrictions = useRestrictions();
  const restriction = restrictions.find(({ _id }) => _id === id);
  const report = found.reports?.find(({ _id }) => _id === id);
  if (restriction || report)
    return (
      <Opened onBack={() => onOpen(null)}>
        {restriction ? (
          <RestrictionNote restriction={restriction} />
        ) : (
          report && <OneReport report={report} />
        )}
      </Opened>
    );
  return <ReportList {...found} restrictions={restrictions} onOpen={onOpen} />;
}

function OneReport({ report }: { report: OwnReport }) {
  const subject = useSubject(report);
  return (
    <>
      <SubjectCard target={report.target} subject={subject} />
      <ReportState report={report} />
    </>
  );
}

function Opened({ onBack, children }: { onBack: () => void; children: ReactNode }) {
  return (
    <div className="grid gap-5">
      <div>
        <Button variant="quiet" onClick={onBack} autoFocus>
          <Trans>Back to the list</Trans>
        </Button>
      </div>
      {children}
    </div>
  );
}

type ListProps = Reports & { restrictions: readonly OwnRestriction[]; onOpen: (id: string) => void };

function ReportList({ reports, away, old, again, restrictions, onOpen }: ListProps) {
  const { t } = useLingui();
  const reach = useReachability();
  if (!reports) return <Skeleton lines={4} />;
  const empty = reports.length === 0 && restrictions.length === 0;
  if (empty && away)
    return (
      <NotHere
        title={<Trans>Your reports are not on this device yet.</Trans>}
        online={reach.online}
        reachable={false}
        onAgain={again}
      />
    );
  if (empty)
    return (
      <EmptyState picture="no-notifications" title={t`You have not reported anything.`}>
        <Trans>Every ad, company and message can be reported. What comes of it you read here.</Trans>
      </EmptyState>
    );
  const own = reports.filter(({ as }) => as === 'reporter');
  // A report that led to a restriction is told by its statement of reasons.
  const told = new Set(restrictions.map(({ _reportId }) => _reportId));
  const affected = reports.filter(({ as, _id }) => as === 'affected' && !told.has(_id));
  return (
    <div className="-mx-5 grid gap-5">
      {(away || old) && (
        <p role="status" className="px-5 text-small text-soft">
          <Trans>The server does not answer. There may be news that is not here yet.</Trans>
        </p>
      )}
      <RestrictionGroup restrictions={restrictions} onOpen={onOpen} />
      <ReportGroup title={t`Decided about you`} reports={affected} onOpen={onOpen} />
      <ReportGroup title={t`What you reported`} reports={own} onOpen={onOpen} />
    </div>
  );
}

type RestrictionGroupProps = {
  restrictions: readonly OwnRestriction[];
  onOpen: (id: string) => void;
};

function RestrictionGroup({ restrictions, onOpen }: RestrictionGroupProps) {
  const { t, i18n } = useLingui();
  return (
    <Group title={t`What we have done`} count={restrictions.length}>
      {restrictions.map(({ _id, kind, about, decidedAt }) => (
        <ListRow
          key={_id}
          title={
            <RowButton wraps onClick={() => onOpen(_id)}>
              {i18n._(RESTRICTION_TEXT[kind])}
            </RowButton>
          }
          detail={about}
          meta={<RelativeTime instant={decidedAt} />}
        />
      ))}
    </Group>
  );
}

type GroupProps = { title: string; count: number; children: ReactNode };

/** Nothing at all where there is nothing in it. */
function Group({ title, count, children }: GroupProps) {
  if (count === 0) return null;
  return (
    <section className="grid gap-2">
      <h3 className="px-5 text-small font-semibold">{title}</h3>
      <div className="border-y border-line">
        <List>{children}</List>
      </div>
    </section>
  );
}

type ReportGroupProps = { title: string; reports: readonly OwnReport[]; onOpen: (id: string) => void };

function ReportGroup({ title, reports, onOpen }: ReportGroupProps) {
  return (
    <Group title={title} count={reports.length}>
      {reports.map((report) => (
        <Row key={report._id} report={report} onOpen={() => onOpen(report._id)} />
      ))}
    </Group>
  );
}

function Row({ report, onOpen }: { report: OwnReport; onOpen: () => void }) {
  const { i18n } = useLingui();
  const subject = useSubject(report);
  const steps = useShownSteps(reportSteps(report));
  return (
    <ListRow
      title={
        <RowButton onClick={onOpen}>
          {subject?.what || subject?.who || i18n._(TARGET_NAME[report.target.type])}
        </RowButton>
      }
      detail={<StateLine compact steps={steps} />}
      meta={<RelativeTime instant={report.createdAt} />}
    />
  );
}

function useSubject({ target }: OwnReport) {
  return useLive((db) => reportSubject(db, target), [target.type, target.id]);
}
