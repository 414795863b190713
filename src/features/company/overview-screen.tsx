import { Trans, useLingui } from '@lingui/react/macro';
import Plus from 'lucide-react/icons/plus';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import type { Applicant } from '../../../contract/entities/application.ts';
import { staleSince } from '../../replica/queries/stale.ts';
import { AsOf } from '../../ui/as-of.tsx';
import { LinkButton } from '../../ui/links.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ApplicantPanel } from './applicant-panel.tsx';
import { ApplicantsSection, shownOf } from './overview/applicants-section.tsx';
import { boardColumns } from './overview/board-columns.ts';
import { DueAnswers } from './overview/due-answers.tsx';
import { FirstLoad } from './overview/first-load.tsx';
import { JobsSection } from './overview/jobs-section.tsx';
import { OffersToSign } from './overview/offers-to-sign.tsx';
import { ReplyNumbers } from './overview/reply-numbers.tsx';
import { useOverview } from './overview/use-overview.ts';

/** What the address says: which part, whose sheet is open, applicants of which job. */
export type Selection = {
  view?: string | undefined;
  applicant?: string | undefined;
  job?: string | undefined;
};

type Props = {
  view?: 'overview' | 'jobs' | 'applicants';
  applicantId?: string | undefined;
  jobId?: string | undefined;
  /** What can be offered to somebody who waits for applications. */
  offer?: ReactNode;
  /** Takes only what changes. */
  onSelect: (next: Selection) => void;
};

/** /pwa/company: whom an answer is owed, who applied, and my jobs. */
export function OverviewScreen({ view = 'overview', applicantId, jobId, offer, onSelect }: Props) {
  const { t } = useLingui();
  const overview = useOverview();
  useReturnFocus(applicantId);
  const titles = { overview: t`Overview`, jobs: t`Jobs`, applicants: t`Applicants` };
  const open = (applicant: string) => onSelect({ applicant });
  const order = useMemo(
    () =>
      overview
        ? boardColumns(shownOf(overview.applicants, jobId), overview.offers).flatMap((column) =>
            column.applicants.map(({ _id }) => _id),
          )
        : [],
    [overview, jobId],
  );
  const tags = useMemo(() => tagsOf(overview?.applicants ?? []), [overview]);
  const nothing = overview && overview.jobs.length === 0 && overview.applicants.length === 0;
  const stale = overview && staleSince(overview.status);
  const waiting = nothing && !overview.status.loaded;
  return (
    <div className="beside-panel">
      <Page
        title={titles[view]}
        lead={
          stale && (
            <span className="text-note tabular-nums text-faint">
              <AsOf instant={stale} />
            </span>
          )
        }
        wide
        actions={
          <LinkButton to="/pwa/company/create-job" icon={Plus}>
            <Trans>Write a job</Trans>
          </LinkButton>
        }
      >
        {!overview && <Skeleton lines={6} />}
        {overview && waiting && <FirstLoad />}
        {overview && !waiting && (
          <>
            {view === 'overview' && <OffersToSign items={overview.toSign} />}
            {view === 'overview' && (
              <DueAnswers applicants={overview.applicants} decisions={overview.decisions} onOpen={open} />
            )}
            {view === 'overview' && <ReplyNumbers applicants={overview.applicants} jobs={overview.jobs} />}
            {view !== 'applicants' && offer}
            {(view === 'applicants' || (view === 'overview' && !nothing)) && (
              <ApplicantsSection
                overview={overview}
                alone={view === 'applicants'}
                jobId={jobId}
                onJob={(job) => onSelect({ job })}
                onOpen={open}
              />
            )}
            {view !== 'applicants' && (
              <JobsSection
                overview={overview}
                brief={view === 'overview'}
                onApplicants={(job) => onSelect({ view: 'applicants', job })}
              />
            )}
          </>
        )}
      </Page>
      <ApplicantPanel
        applicantId={applicantId}
        order={order}
        knownTags={tags}
        onOpen={open}
        onClose={() => onSelect({ applicant: undefined })}
      />
    </div>
  );
}

/** Tags that were given, the most used first. */
function tagsOf(applicants: readonly Applicant[]): string[] {
  const used = new Map<string, number>();
  for (const tag of applicants.flatMap((one) => one.private.tags)) used.set(tag, (used.get(tag) ?? 0) + 1);
  return [...used].sort((a, b) => b[1] - a[1]).map(([tag]) => tag);
}

/**
 * Gives the focus back to a card once its sheet is closed. The browser does that by itself, but not where the card
 * has moved to another column in the meantime, because then it is another element.
 */
function useReturnFocus(applicantId: string | undefined): void {
  const before = useRef<string>(undefined);
  useEffect(() => {
    const closed = before.current;
    before.current = applicantId;
    if (!closed || applicantId || document.activeElement !== document.body) return;
    const cards = document.querySelectorAll<HTMLElement>(`[data-applicant="${CSS.escape(closed)}"]`);
    const card = [...cards].find((element) => element.offsetParent !== null);
    if (card) return card.focus();
    // On phones its column may not be the one that is shown.
    const heading = document.querySelector<HTMLElement>('main h1');
    if (heading) heading.tabIndex = -1;
    heading?.focus();
  }, [applicantId]);
}
