import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { keptSearch } from './setup-search.ts';
import { StepForm } from './step-form.tsx';
import { type Setup, usePass } from './use-setup.ts';

type Props = {
  setup: Setup;
  /** The switch for notifications of this device: the browser is asked when it is pressed, and not before. */
  push: ReactNode;
};

/** What somebody wants to be told of, and whether this device may say it. */
export function NoticesStep({ setup, push }: Props) {
  const { t } = useLingui();
  const pass = usePass(setup);
  const search = keptSearch(setup.settings)?.search;
  const [alert, setAlert] = useState(search?.alert ?? false);
  return (
    <StepForm
      title={t`Being told`}
      lead={
        setup.user.userMode === 'company' ? (
          <Trans>
            Applications and messages are always in the app. This is about hearing of them at once.
          </Trans>
        ) : (
          <Trans>Answers and messages are always in the app. This is about hearing of them at once.</Trans>
        )
      }
      onContinue={() =>
        pass('notices', { search: (kept) => (kept && kept.alert !== alert ? { ...kept, alert } : null) })
      }
      onSkip={() => pass('notices', { skipped: true })}
      aside={<div className="max-w-form">{push}</div>}
    >
      {search && (
        <Checkbox
          label={<Trans>Tell me when there are new jobs like those I look for.</Trans>}
          hint={<Trans>At most once a day.</Trans>}
          checked={alert}
          onChange={(event) => setAlert(event.currentTarget.checked)}
        />
      )}
    </StepForm>
  );
}
