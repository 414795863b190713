import { useLingui } from '@lingui/react/macro';
import { ErrorState } from '../../../ui/error-state.tsx';

/** There was no answer to what a parent has sent. */
export function MayHaveArrived() {
  const { t } = useLingui();
  return (
    <ErrorState title={t`There was no answer.`}>
      {t`It may have arrived. Sending it again is safe, nothing is made twice.`}
    </ErrorState>
  );
}
