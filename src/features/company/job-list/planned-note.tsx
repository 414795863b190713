import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { CompanyJob } from '../../../../contract/entities/job.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { Button } from '../../../ui/button.tsx';
import { LinkButton, TextLink } from '../../../ui/links.tsx';
import { stoppedText } from '../stopped/stopped-text.ts';

/** Nobody tapped, so what hinders the whole company is said of the company. */
function reasonText(code: string): MessageDescriptor {
  if (code === 'not_allowed')
    return msg`Your company may not publish anything. Its owners have the reasons by email.`;
  if (code === 'state_conflict') return msg`Your company is being deleted. An owner has to undo that first.`;
  return stoppedText({ name: 'job.publish', refusal: { code, message: code } });
}

type Props = { job: CompanyJob; onPlan: () => void };

/** That a job goes online by itself and when, or why it did not and what can be done. */
export function PlannedNote({ job: { _id, goesOnline, notOnline }, onPlan }: Props) {
  const { i18n } = useLingui();
  const format = useFormat();
  if (goesOnline)
    return (
      <div className="flex max-w-content flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card bg-well px-4 py-2 text-small">
        <p>
          <Trans>It goes online by itself: {format.marketTime(goesOnline.at)}, German time.</Trans>
        </p>
        <Button variant="bare" onClick={onPlan}>
          <Trans>Change</Trans>
        </Button>
      </div>
    );
  if (!notOnline) return null;
  const { code } = notOnline;
  return (
    <div
      role="alert"
      className="grid max-w-content gap-2 rounded-card border border-warning/50 bg-warning-wash px-4 py-3 text-small"
    >
      <p>
        <b>
          <Trans>It did not go online on {format.marketTime(notOnline.at)}.</Trans>
        </b>{' '}
        {i18n._(reasonText(code))}
      </p>
      <p className="flex flex-wrap gap-x-4 gap-y-2">
        {code === 'plan_limit' ? (
          <TextLink to="/pwa/company/pricing">
            <Trans>See the plans</Trans>
          </TextLink>
        ) : (
          <LinkButton to="/pwa/company/edit-job" search={{ job: _id }} variant="quiet">
            <Trans>Look at the job</Trans>
          </LinkButton>
        )}
        <Button variant="quiet" onClick={onPlan}>
          <Trans>Plan another time</Trans>
        </Button>
      </p>
    </div>
  );
}
