import { Trans, useLingui } from '@lingui/react/macro';
import type { MinAgeCode } from '../../../contract/entities/working-conditions.ts';
import type { ApplyVerdict } from '../../../contract/policy/apply.ts';
import { AGE_REASON } from '../../i18n/age-reason-text.ts';

type Ineligibility = Exclude<ApplyVerdict, { ok: true }>;

/** Stands where the button would be: why there is none. */
export function IneligibleNote({ ineligibility }: { ineligibility: Ineligibility }) {
  return (
    <p className="rounded-card border border-line bg-well p-4">
      <Why ineligibility={ineligibility} />
    </p>
  );
}

/** Reasons that are no matter of age alone. */
const OF_SCHOOL: readonly MinAgeCode[] = ['schooling_unknown', 'school_hours', 'holiday_days', 'paid_media'];

function Why({ ineligibility }: { ineligibility: Ineligibility }) {
  const { i18n } = useLingui();
  switch (ineligibility.code) {
    case 'not_allowed':
      return <Trans>You are signed in for a company. Applying needs a personal account.</Trans>;
    case 'job_closed':
      return <Trans>This job is closed. Nobody can apply any more.</Trans>;
    case 'too_young': {
      const age = ineligibility.minAge;
      const reason = ineligibility.reasons.find(({ code }) => OF_SCHOOL.includes(code));
      if (reason) return i18n._(AGE_REASON[reason.code]);
      return (
        <Trans>
          This job is for people of {age} and older, because of its hours or tasks. You can apply once you are{' '}
          {age}.
        </Trans>
      );
    }
  }
}
