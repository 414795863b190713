import { Trans, useLingui } from '@lingui/react/macro';
import Send from 'lucide-react/icons/send';
import { useEffect, useRef, useState } from 'react';
import { ageOn } from '../../../contract/age.ts';
import { sourceOf } from '../../../contract/application-source.ts';
import { dayOf } from '../../../contract/calendar-day.ts';
import { asksSchooling } from '../../../contract/law/age-law.ts';
import { saidOfSchool } from '../../../contract/law/schooling.ts';
import type { MutationArgs } from '../../../contract/mutations.ts';
import { mayApplyAgain } from '../../../contract/policy/application.ts';
import { mayApply } from '../../../contract/policy/apply.ts';
import { useClock } from '../../i18n/clock.ts';
import { jobPage } from '../../replica/queries/job-page.ts';
import { useLive } from '../../replica/use-live.ts';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { draftOf } from './application-draft.ts';
import { ApplicationState } from './application-state.tsx';
import { ApplySheet } from './apply-sheet.tsx';
import { IneligibleNote } from './ineligible-note.tsx';
import { stoppedOf } from './needs.ts';
import { OwnJobNote } from './own-job-note.tsx';
import { refusedAnswers } from './refusal.ts';
import { ReplyPromise } from './reply-promise.tsx';
import { SchoolingAsk } from './schooling-ask.tsx';
import { useApplication } from './use-application.ts';
import { YourNote } from './your-note.tsx';

type Props = {
  jobId: string;
  /** The address asks for the form; until it is closed, a reload and another tab open it again. */
  asked: boolean;
  /** How the address says that somebody came here. */
  via?: string | undefined;
  onClose: () => void;
};

/**
 * What can be done about a job: apply, or see how one's application stands. Gives a card, an `ActionBar`, or both;
 * they are meant to be children of the page's tall column, so that the bar can stick to the lower edge.
 */
export function ApplyPanel(props: Props) {
  return <PanelOfJob key={props.jobId} {...props} />;
}

function PanelOfJob({ jobId, asked, via, onClose }: Props) {
  const { t, i18n } = useLingui();
  const clock = useClock();
  const page = useLive((db) => jobPage(db, jobId), [jobId]);
  const { apply } = useApplication();
  const [writing, setWriting] = useState(false);
  const [isSent, setIsSent] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const item = page?.item;
  const stands = item !== undefined;

  // The button is gone with the tap: the focus moves to what came of it.
  useEffect(() => {
    if (isSent && stands && !writing) heading.current?.focus();
  }, [isSent, stands, writing]);

  if (!page?.user) return null;
  const { job, user } = page;
  const isOwn = job !== undefined && job._companyId === user._linkedCompanyId;
  const stopped = item && stoppedOf(item.entries);
  const adding = stopped?.name === 'application.add' ? stopped : undefined;
  const sent = adding ? (adding.args as MutationArgs<'application.add'>) : item?.application;
  const free = !stopped && mayApplyAgain(item?.application);
  const today = dayOf(clock());
  const age = ageOn(user.general.dateOfBirth, today);
  const compulsorySchool = saidOfSchool(user.general.compulsorySchool, today);
  const verdict = mayApply({ userMode: user.userMode, age, compulsorySchool }, job, clock());
  const asksSchool = free && job !== undefined && job.minAge <= age && asksSchooling(age, job);
  return (
    <>
      {item && (
        <Card aria-label={t`Your application`}>
          <h2 ref={heading} tabIndex={-1} className="mb-4 text-lead font-bold outline-none">
            <Trans>Your application</Trans>
          </h2>
          <ApplicationState item={item} onEdit={verdict.ok ? () => setWriting(true) : undefined} />
          {/* Where the job is gone, its page tells the note itself. */}
          {job && <YourNote application={item.application} />}
        </Card>
      )}
      {isOwn && <OwnJobNote jobId={jobId} />}
      {asksSchool && !isOwn && (compulsorySchool === undefined || !verdict.ok) && (
        <SchoolingAsk uid={user._id} said={compulsorySchool} />
      )}
      {free && !verdict.ok && !isOwn && !(item && verdict.code === 'job_closed') && (
        <IneligibleNote ineligibility={verdict} />
      )}
      {free && verdict.ok && (
        <ActionBar>
          <div className="max-desk:w-full">
            <Button wide icon={Send} onClick={() => setWriting(true)}>
              {item ? <Trans>Apply again</Trans> : <Trans>Apply</Trans>}
            </Button>
          </div>
          {job && (
            <p className="ms-2 text-small text-soft max-desk:hidden">
              <ReplyPromise days={job.replyDays} />
            </p>
          )}
        </ActionBar>
      )}
      {job && (free || stopped) && (
        <ApplySheet
          open={writing || (asked && verdict.ok)}
          onClose={() => {
            setWriting(false);
            if (asked) onClose();
          }}
          job={job}
          user={user}
          waitsForGuardian={verdict.ok && verdict.needsGuardian && user.guardian !== 'ok'}
          earlier={sent && draftOf(i18n.locale, sent)}
          refused={refusedAnswers(stopped)}
          fileIds={adding?.files}
          onSend={async (note, answers, files, choice) => {
            await apply(job, note, files, answers, {
              ...choice,
              source: sourceOf(via) ?? choice.source ?? 'app',
            });
            setIsSent(true);
          }}
        />
      )}
    </>
  );
}
