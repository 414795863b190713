import { Trans, useLingui } from '@lingui/react/macro';
import Briefcase from 'lucide-react/icons/briefcase';
import Store from 'lucide-react/icons/store';
import { Icon } from '../../../ui/icon.tsx';
import { ConfirmMail } from '../confirm-mail.tsx';
import { StepForm } from './step-form.tsx';
import { type Setup, usePass } from './use-setup.ts';

/** What was chosen at the registration, once more: an account cannot change sides. */
export function ModeStep({ setup }: { setup: Setup }) {
  const { t } = useLingui();
  const pass = usePass(setup);
  const { userMode, general } = setup.user;
  const { firstname } = general;
  const hires = userMode === 'company';
  return (
    <StepForm
      title={t`Welcome, ${firstname}`}
      lead={<Trans>A few questions, then everything is open.</Trans>}
      onContinue={() => pass('mode')}
      aside={<ConfirmMail />}
    >
      <div className="flex items-center gap-4 rounded-card border border-line bg-sheet p-5">
        <Icon of={hires ? Store : Briefcase} size="xl" className="text-accent" />
        <div className="grid">
          <p className="font-semibold">
            {hires ? <Trans>I hire</Trans> : <Trans>I am looking for work</Trans>}
          </p>
          <p className="text-small text-soft">
            {hires ? (
              <Trans>Write a job, read applications, answer them.</Trans>
            ) : (
              <Trans>Find jobs, apply, and see what happens.</Trans>
            )}
          </p>
        </div>
      </div>
      <p className="text-small text-soft">
        <Trans>
          You wanted the other side? An account stays on its own. Sign out and register with another email
          address.
        </Trans>
      </p>
    </StepForm>
  );
}
