import { Trans } from '@lingui/react/macro';
import Ban from 'lucide-react/icons/ban';
import Flag from 'lucide-react/icons/flag';
import type { Applicant } from '../../../../contract/entities/application.ts';
import { useBlock, useBlocked } from '../../../sync/react/use-block.ts';
import { Button } from '../../../ui/button.tsx';
import { useOpenReport } from '../../../ui/use-open-report.ts';

/** At the end of an application: what to do about somebody who means harm. */
export function ApplicantSafety({ applicant: { _userId, name } }: { applicant: Applicant }) {
  const report = useOpenReport();
  const block = useBlock();
  const blocked = useBlocked(_userId);
  return (
    <div className="grid gap-2 border-t border-line pt-3">
      <div className="-ms-5 flex flex-wrap">
        <Button variant="bare" icon={Flag} onClick={() => report('user', _userId)}>
          <Trans>Report this person</Trans>
        </Button>
        {blocked !== undefined && (
          <Button variant="bare" icon={Ban} onClick={() => void block(_userId, !blocked)}>
            {blocked ? <Trans>Unblock</Trans> : <Trans>Block</Trans>}
          </Button>
        )}
      </div>
      <p role="status" className="text-small text-soft empty:hidden">
        {blocked && (
          <Trans>
            You have blocked {name}. They can write to nobody in your company, and are not told why.
          </Trans>
        )}
      </p>
    </div>
  );
}
