import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Applicant, ApplicationStatus } from '../../../../contract/entities/application.ts';
import { useWhen } from '../../../i18n/use-when.ts';

/** What has become of an application, step by step. */
export const STEP_TEXT: Record<ApplicationStatus, MessageDescriptor> = {
  submitted: msg({ message: 'applied', context: 'history of an application' }),
  viewed: msg({ message: 'looked at', context: 'history of an application' }),
  accepted: msg({ message: 'invited to talk', context: 'history of an application' }),
  hired: msg({ message: 'hired', context: 'history of an application' }),
  rejected: msg({ message: 'declined', context: 'history of an application' }),
  withdrawn: msg({ message: 'withdrawn', context: 'history of an application' }),
  closed: msg({ message: 'closed with the job', context: 'history of an application' }),
  removed: msg({ message: 'removed', context: 'history of an application' }),
};

/** What happened to it and when, and who of the team decided last. */
export function ApplicantHistory({ applicant }: { applicant: Applicant }) {
  const { i18n } = useLingui();
  const when = useWhen();
  const { status, statusAt, decidedBy } = applicant;
  const steps = (Object.entries(statusAt) as [ApplicationStatus, string][]).toSorted((a, b) =>
    a[1].localeCompare(b[1]),
  );
  return (
    <section className="grid gap-2">
      <h3 className="text-small font-semibold">
        <Trans>What happened</Trans>
      </h3>
      <ol className="grid gap-1 text-small">
        {steps.map(([step, at]) => (
          <li key={step} className="flex flex-wrap justify-between gap-x-4">
            <span>
              {i18n._(STEP_TEXT[step])}
              {step === status && decidedBy && (
                <>
                  {' '}
                  <Trans>by {decidedBy}</Trans>
                </>
              )}
            </span>
            <span className="tabular-nums text-faint">{when(at)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
