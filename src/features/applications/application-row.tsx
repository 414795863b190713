import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { isOpen } from '../../../contract/policy/application.ts';
import { useShownSteps } from '../../i18n/use-shown-steps.ts';
import { useWhen } from '../../i18n/use-when.ts';
import type { ApplicationItem } from '../../replica/queries/application-items.ts';
import { Card } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import { CompanyMark } from '../../ui/company-mark.tsx';
import { StretchedLink, TextLink } from '../../ui/links.tsx';
import { StateLine } from '../../ui/state-line.tsx';
import { ApplicationState } from './application-state.tsx';
import { Due } from './due.tsx';
import { type Need, stepsOf } from './needs.ts';
import { YourNote } from './your-note.tsx';

type Props = { item: ApplicationItem; need: Need | null; selected: boolean };

/** One application: closed it says where it stands, open it says everything. */
export function ApplicationRow({ item, need, selected }: Props) {
  const { t, i18n } = useLingui();
  const when = useWhen();
  const steps = useShownSteps(stepsOf(item));
  const element = useRef<HTMLLIElement>(null);
  const { application } = item;
  const { title, companyName } = application.job;
  const submitted = application.statusAt.submitted;

  useEffect(() => {
    if (selected) element.current?.scrollIntoView({ block: 'nearest' });
  }, [selected]);

  return (
    <li ref={element} className="scroll-mt-24">
      <Card goes={!selected}>
        <div className="relative flex items-start gap-3.5">
          <CompanyMark name={companyName} />
          <div className="grid min-w-0 flex-1 gap-1">
            <h3 className="text-body font-bold leading-snug" lang="">
              <StretchedLink
                to="/pwa/user"
                search={selected ? { view: 'applications' } : { application: application._id }}
                resetScroll={false}
                aria-expanded={selected}
              >
                {title || t`A job that is no longer live`}
              </StretchedLink>
            </h3>
            <p className="text-small text-soft" lang="">
              {companyName}
            </p>
            {!selected && (
              <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-small">
                <StateLine compact steps={steps} />
                {need && need.kind !== 'decide' && <Chip tone="new">{i18n._(needText(need))}</Chip>}
                {isOpen(application.status) && application.dueAt && <Due compact dueAt={application.dueAt} />}
              </div>
            )}
          </div>
        </div>
        {selected && (
          <div className="mt-5 grid gap-5">
            <ApplicationState item={item} />
            <YourNote application={application} />
            <p className="flex flex-wrap justify-between gap-x-6 gap-y-2 text-small text-faint">
              <TextLink to="/pwa/$jobId" params={{ jobId: application._jobId }}>
                <Trans>To the job</Trans>
              </TextLink>
              {submitted && <Trans>Applied: {when(submitted)}</Trans>}
            </p>
          </div>
        )}
      </Card>
    </li>
  );
}

/** What an application waits for, as something to do; a refused one tells it by its state line. */
function needText(need: Exclude<Need, { kind: 'decide' }>): MessageDescriptor {
  if (need.kind === 'offer') return msg`Answer the offer`;
  return need.kind === 'write'
    ? msg`Write to them`
    : msg`${plural(need.unread, { one: '# unread message', other: '# unread messages' })}`;
}
