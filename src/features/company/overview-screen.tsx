import { Trans, useLingui } from '@lingui/react/macro';
import Plus from 'lucide-react/icons/plus';
import { type ReactNode, useMemo } from 'react';
import type { Applicant } from '../../../contract/entities/application.ts';
import { useNow } from '../../i18n/use-now.ts';
import { dueAnswers } from '../../replica/queries/due.ts';
import { staleSince } from '../../replica/queries/outbox.ts';
import { useReplica } from '../../replica/use-live.ts';
import { AsOf } from '../../ui/as-of.tsx';
import { LinkButton, TextLink } from '../../ui/links.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { accessOf } from './access.ts';
import { ApplicantPanel } from './applicant-panel.tsx';
import { NobodyApplied } from './applicants/nobody-applied.tsx';
import { tagsOf } from './applicants/tags-of.ts';
import { useReturnFocus } from './applicants/use-return-focus.ts';
import { ApplicantCards } from './overview/applicant-cards.tsx';
import { ClosingSoon } from './overview/closing-soon.tsx';
import { DayLead } from './overview/day-lead.tsx';
import { FirstLoad } from './overview/first-load.tsx';
import { firstSteps } from './overview/first-steps.ts';
import { FirstStepsList } from './overview/first-steps-list.tsx';
import { funnelOf } from './overview/funnel.ts';
import { FunnelChart } from './overview/funnel-chart.tsx';
import { JobsSection } from './overview/jobs-section.tsx';
import { OffersToSign } from './overview/offers-to-sign.tsx';
import { RegistrationAsk } from './overview/registration-ask.tsx';
import { ReplyNumbers } from './overview/reply-numbers.tsx';
import { TeamActivity } from './overview/team-activity.tsx';
import { useOverview } from './overview/use-overview.ts';
import { HandoverQuestion } from './team/handover-question.tsx';

/** What the address says: which part, whose sheet is open, applicants of which job. */
export type Selection = {
  view?: string | undefined;
  applicant?: string | undefined;
  job?: string | undefined;
};

type Props = {
  applicantId?: string | undefined;
  /** What can be offered to somebody who waits for applications. */
  offer?: ReactNode;
  /** Takes only what changes. */
  onSelect: (next: Selection) => void;
};

/** /pwa/company: due answers, new applicants, reply numbers and jobs. */
export function OverviewScreen({ applicantId, offer, onSelect }: Props) {
  const { t } = useLingui();
  const db = useReplica();
  const overview = useOverview();
  useReturnFocus(applicantId);
  const open = (applicant: string) => onSelect({ applicant });
  const now = useNow();
  const applicants = overview?.applicants ?? NONE;
  const due = useMemo(() => dueAnswers(applicants, now), [applicants, now]);
  const fresh = useMemo(() => newApplicants(applicants, due), [applicants, due]);
  const order = useMemo(() => [...due, ...fresh].map(({ _id }) => _id), [due, fresh]);
  const tags = useMemo(() => tagsOf(applicants), [applicants]);
  const nothing = overview && overview.jobs.length === 0 && overview.applicants.length === 0;
  const isOwner = accessOf(overview?.company, db.uid).own;
  const steps = isOwner && overview?.company ? firstSteps(overview.company, overview.jobs, now) : null;
  const stale = overview && staleSince(overview.status);
  const waiting = nothing && !overview.status.loaded;
  return (
    <div className="beside-panel">
      <Page
        title={t`Overview`}
        lead={
          <>
            {overview && !waiting && !nothing && (
              <p>
                <DayLead due={due.length} fresh={fresh.length} offers={overview.toSign.length} />
              </p>
            )}
            {stale && <AsOf instant={stale} />}
          </>
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
            {steps && overview.company ? (
              <FirstStepsList company={overview.company} done={steps} />
            ) : (
              <RegistrationAsk company={overview.company} />
            )}
            <HandoverQuestion company={overview.company} uid={db.uid} />
            <OffersToSign items={overview.toSign} />
            <ApplicantCards
              title={<Trans>Due answers ({due.length})</Trans>}
              applicants={due}
              decisions={overview.decisions}
              onOpen={open}
            />
            <ApplicantCards
              title={<Trans>New applicants ({fresh.length})</Trans>}
              aside={<AllApplicants />}
              applicants={fresh}
              decisions={overview.decisions}
              onOpen={open}
            />
            {fresh.length === 0 && applicants.length > 0 && <AllApplicants />}
            {applicants.length === 0 && !nothing && (
              <NobodyApplied published={overview.jobs.some(({ status }) => status === 'published')} />
            )}
            <ClosingSoon jobs={overview.jobs} applicants={applicants} />
            <ReplyNumbers applicants={overview.applicants} jobs={overview.jobs} />
            <FunnelChart funnel={funnelOf(applicants, overview.offers, now)} />
            {offer}
            <JobsSection overview={overview} onApplicants={(job) => onSelect({ view: 'applicants', job })} />
            <TeamActivity company={overview.company} />
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

const NONE: readonly Applicant[] = [];

/** Applicants nobody has opened yet, without those whose answer is due, who stand above already. */
function newApplicants(applicants: readonly Applicant[], due: readonly Applicant[]): Applicant[] {
  const above = new Set(due.map(({ _id }) => _id));
  return applicants.filter(({ _id, status }) => status === 'submitted' && !above.has(_id));
}

function AllApplicants() {
  return (
    <p>
      <TextLink to="/pwa/company" search={{ view: 'applicants' }}>
        <Trans>All applicants</Trans>
      </TextLink>
    </p>
  );
}
