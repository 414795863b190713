import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useRef, useState } from 'react';
import { greetingName } from '../../../../contract/policy/applicant-name.ts';
import type { JobPeople } from '../../../replica/queries/job-people.ts';
import type { KeptDraft } from '../../../sync/react/use-kept-draft.ts';
import { ActionBar } from '../../../ui/action-bar.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { KeptNote } from '../../../ui/kept-note.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { useDesk } from '../../../ui/use-breakpoint.ts';
import { Consequences, UndoNote } from './consequences.tsx';
import { DeclineLetter } from './decline-letter.tsx';
import { HiredField } from './hired-field.tsx';
import { OutcomeList } from './outcome-list.tsx';
import { chosenForAll, groupOf, outcomeOf } from './outcomes.ts';
import { ReasonField } from './reason-field.tsx';
import { Step } from './step.tsx';
import { TextAct } from './text-act.tsx';
import { type CloseDraft, useClosing } from './use-closing.ts';

type Props = { people: JobPeople; draft: KeptDraft<CloseDraft>; onDone: () => void };

/**
 * Three questions down the page, and what follows from them: beside it on desks, below it on phones, where the act
 * stays in reach of the thumb.
 */
export function CloseJob({ people, draft, onDone }: Props) {
  const { t } = useLingui();
  const desk = useDesk();
  usePageTitle(t`Close this job`);
  const closing = useClosing(people, draft, onDone);
  const { reason, choice, setChoice, theirs, offered, fixed } = closing;
  const { declined, undecided } = closing.outcomes;
  const [tried, setTried] = useState(false);
  const questions = useRef<HTMLDivElement>(null);
  const declinedOnes = theirs.filter((one) => reason && outcomeOf(one, choice, reason) === 'reject');
  const [reader] = declinedOnes;
  const all = offered.length + fixed.length + theirs.length;
  const asksWho = reason === 'filled' && closing.candidates.length + people.hired.length > 0;
  const known = asksWho ? people.hired.length : 0;

  const close = () => {
    setTried(true);
    if (reason && undecided === 0) return void closing.close();
    // To the first thing that is missing: the reason, or a conversation without a choice.
    const missing = reason ? 'select:has(option[value=""])' : 'input';
    questions.current?.querySelector<HTMLElement>(missing)?.focus();
  };
  const leave = async () => {
    await closing.forget();
    onDone();
  };
  const problem = tried && reason && undecided > 0 && (
    <Plural
      value={undecided}
      one="First choose what happens to # conversation."
      other="First choose what happens to # conversations."
    />
  );
  const acts = (
    <>
      {problem && (
        <p role="alert" className="basis-full text-small font-medium text-danger">
          {problem}
        </p>
      )}
      <Button variant="quiet" onClick={() => void leave()}>
        <Trans>Leave it as it is</Trans>
      </Button>
      <div className="grid flex-1">
        <Button onClick={close}>
          {declined > 0 ? (
            <Plural value={declined} one="Close, decline #" other="Close, decline #" />
          ) : reason === 'paused' ? (
            <Trans>Pause this job</Trans>
          ) : (
            <Trans>Close this job</Trans>
          )}
        </Button>
      </div>
    </>
  );
  return (
    <div className="flex min-w-0 flex-1 flex-col max-desk:px-(--page-margin) max-desk:pb-12">
      <Head jobId={people.job._id} title={people.job.title} />
      <div className="grid min-w-0 flex-1 max-desk:grid-rows-[1fr_auto] desk:grid-cols-[minmax(0,1fr)_minmax(20rem,26.25rem)]">
        <div
          ref={questions}
          className="grid min-w-0 content-start gap-7 py-5 desk:max-w-[56rem] desk:ps-(--page-margin) desk:pe-7 desk:pb-12"
        >
          <Step number={1} done={reason !== undefined} title={<Trans>Why do you close it?</Trans>}>
            <ReasonField reason={reason} missing={tried && !reason} onChange={closing.setReason} />
          </Step>
          {asksWho && (
            <Step
              number={2}
              done={closing.outcomes.hired.length + known > 0 || choice.outside}
              title={known > 0 ? <Trans>Who else got the job?</Trans> : <Trans>Who got the job?</Trans>}
            >
              <HiredField
                people={closing.candidates}
                known={people.hired}
                chosen={closing.outcomes.hired}
                outside={choice.outside}
                onChange={(hired, outside) => setChoice({ ...choice, hired, outside })}
              />
            </Step>
          )}
          {reason && all > 0 && (
            <Step
              number={asksWho ? 3 : 2}
              done={undecided === 0}
              title={
                asksWho ? (
                  <Plural value={all} one="What does the other one hear?" other="What do the other # hear?" />
                ) : (
                  <Plural value={all} one="What does # person hear?" other="What do # people hear?" />
                )
              }
              aside={
                theirs.length > 1 && (
                  <span className="-me-2 flex flex-wrap">
                    <TextAct onClick={() => setChoice(chosenForAll(choice, theirs, { opened: 'reject' }))}>
                      <Trans>Decline those opened</Trans>
                    </TextAct>
                    <TextAct
                      onClick={() =>
                        setChoice(
                          chosenForAll(choice, theirs, {
                            talking: 'keep',
                            opened: 'keep',
                            unopened: 'keep',
                          }),
                        )
                      }
                    >
                      <Trans>Keep all</Trans>
                    </TextAct>
                  </span>
                )
              }
            >
              <OutcomeList
                offered={offered}
                fixed={fixed}
                people={theirs}
                reason={reason}
                choice={choice}
                tried={tried}
                onChange={(id, outcome) =>
                  setChoice({ ...choice, single: { ...choice.single, [id]: outcome } })
                }
              />
            </Step>
          )}
        </div>
        <aside
          aria-label={t`What follows from it`}
          className="flex min-w-0 flex-col gap-5 bg-well py-5 max-desk:-mx-(--page-margin) max-desk:px-(--page-margin) desk:sticky desk:top-0 desk:max-h-dvh desk:min-h-[calc(100dvh-3.5rem)] desk:self-start desk:overflow-y-auto desk:border-s desk:border-line desk:px-6"
        >
          {declined > 0 && people.company && reader && (
            <DeclineLetter
              general={people.company.general}
              name={greetingName(reader.name, reader.statusAt.accepted !== undefined)}
              jobTitle={people.job.title}
              texts={choice.texts}
              onTexts={(texts) => setChoice({ ...choice, texts })}
            />
          )}
          {reason && (
            <Consequences
              outcomes={closing.outcomes}
              known={known}
              outside={asksWho && choice.outside}
              offers={offered.length}
              fixed={fixed.length}
              unread={declinedOnes.filter((one) => groupOf(one) === 'unopened').length}
            />
          )}
          <div className="mt-auto grid gap-3">
            <UndoNote paused={declined === 0} />
            {closing.failed && (
              <p className="text-note">
                <KeptNote failed />
              </p>
            )}
            {desk && <div className="flex flex-wrap gap-2">{acts}</div>}
          </div>
        </aside>
      </div>
      {!desk && <ActionBar>{acts}</ActionBar>}
    </div>
  );
}

/** Where the page stands; on phones only the job, and what is done with it. */
function Head({ jobId, title }: { jobId: string; title: string }) {
  const { t } = useLingui();
  return (
    <header className="flex min-h-14 flex-wrap items-center gap-x-2.5 gap-y-1 border-b border-line py-2 max-desk:-mx-(--page-margin) px-(--page-margin)">
      <nav
        aria-label={t`Where this belongs to`}
        className="flex min-w-0 items-center gap-2.5 text-small text-soft max-desk:basis-full"
      >
        <Link to="/pwa/company" search={{ view: 'jobs' }} className="hover:text-ink hover:underline">
          <Trans>Jobs</Trans>
        </Link>
        <Icon of={ChevronRight} size="sm" />
        <Link
          to="/pwa/company"
          search={{ view: 'jobs', job: jobId }}
          className="min-w-0 truncate hover:text-ink hover:underline"
          lang=""
        >
          {title}
        </Link>
        <span className="max-desk:hidden">
          <Icon of={ChevronRight} size="sm" />
        </span>
      </nav>
      <h1 className="text-lead font-bold">
        <Trans>Close this job</Trans>
      </h1>
    </header>
  );
}
