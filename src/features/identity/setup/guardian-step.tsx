import { Trans, useLingui } from '@lingui/react/macro';
import type { Guardian } from '../../../../contract/entities/user.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useShownSteps } from '../../../i18n/use-shown-steps.ts';
import { guardiansAsked, nextAsked } from '../../../replica/queries/guardians.ts';
import { StateLine } from '../../../ui/state-line.tsx';
import { AskGuardianForm } from '../ask-guardian-form.tsx';
import { guardianSteps } from './guardian-steps.ts';
import { StepForm } from './step-form.tsx';
import { type Setup, usePass } from './use-setup.ts';

/** Below 16 a parent or guardian agrees: how far that is, and what is possible meanwhile (setup.2). */
export function GuardianStep({ setup }: { setup: Setup }) {
  const { t } = useLingui();
  const pass = usePass(setup);
  const { guardian, guardianUntil, guardians, email } = setup.user;
  const format = useFormat();
  const until = guardianUntil ? format.date(guardianUntil) : null;
  const asked = guardiansAsked(guardians, 'account');
  const next = nextAsked(guardians, 'account');
  const agreed = guardian === 'ok';
  return (
    <StepForm
      title={t`Your parents or guardian`}
      lead={
        agreed ? (
          <Trans>Everything is open to you.</Trans>
        ) : (
          <Trans>Under 16 a parent or guardian has to agree. We have sent them an email with a link.</Trans>
        )
      }
      onContinue={() => pass('guardian')}
      aside={
        <div className="grid gap-6">
          <ul className="grid gap-3">
            {asked.map((one) => (
              <GuardianState key={one._id} guardian={one} />
            ))}
          </ul>
          {!agreed && (
            <>
              <p className="max-w-form rounded-card border border-warning/40 bg-warning-wash px-4 py-3">
                <Trans>
                  Until they have agreed you can search and read all jobs, and write applications. Companies
                  get them afterwards, by themselves.
                </Trans>{' '}
                {until && <Trans>Without an answer by {until} the account is deleted.</Trans>}
              </p>
              <AskGuardianForm key={next.open?._id ?? next.mail} next={next} own={email} />
            </>
          )}
        </div>
      }
    />
  );
}

function GuardianState({ guardian }: { guardian: Guardian }) {
  const steps = useShownSteps(guardianSteps(guardian));
  return (
    <li className="grid gap-3 rounded-card border border-line bg-sheet p-5">
      <p className="font-semibold wrap-anywhere">
        {guardian.mail ??
          (guardian.state === 'refused' ? (
            <Trans>An address that is erased</Trans>
          ) : (
            <Trans>The other parent</Trans>
          ))}
      </p>
      <StateLine steps={steps} />
    </li>
  );
}
