import { Trans, useLingui } from '@lingui/react/macro';
import { useNow } from '../../i18n/use-now.ts';
import { useShownSteps } from '../../i18n/use-shown-steps.ts';
import { useWhen } from '../../i18n/use-when.ts';
import { StretchedLink, TextLink } from '../../ui/links.tsx';
import { StateLine } from '../../ui/state-line.tsx';
import { ApplicationState, stepsOf } from './application-state.tsx';
import { OwnNote } from './own-note.tsx';
import type { Entry } from './timeline.ts';
import { TimelineRow } from './timeline-row.tsx';
import { YourNote } from './your-note.tsx';

type Props = { entry: Extract<Entry, { kind: 'here' }>; selected: boolean };

/** One application that was sent here: closed it says what happens next, open it says everything. */
export function ApplicationRow({ entry, selected }: Props) {
  const { t } = useLingui();
  const when = useWhen();
  const { item, tracking } = entry;
  const steps = useShownSteps(stepsOf(item, useNow()));
  const { application } = item;
  const { title, companyName } = application.job;
  const submitted = application.statusAt.submitted;
  return (
    <TimelineRow
      entry={entry}
      selected={selected}
      company={companyName}
      state={<StateLine compact steps={steps} />}
      link={
        <StretchedLink
          to="/pwa/user"
          search={(before) =>
            selected
              ? { view: 'applications', show: before.show }
              : { application: application._id, show: before.show }
          }
          resetScroll={false}
          aria-expanded={selected}
        >
          {title || t`A job that is no longer live`}
        </StretchedLink>
      }
    >
      <ApplicationState item={item} />
      <YourNote application={application} />
      <OwnNote id={application._id} tracking={tracking} />
      <p className="flex flex-wrap justify-between gap-x-6 gap-y-2 text-small text-faint">
        <TextLink to="/pwa/$jobId" params={{ jobId: application._jobId }}>
          <Trans>To the job</Trans>
        </TextLink>
        {submitted && <Trans>Applied: {when(submitted)}</Trans>}
      </p>
    </TimelineRow>
  );
}
