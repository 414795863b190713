import { Trans, useLingui } from '@lingui/react/macro';
import { useShownSteps } from '../../i18n/use-shown-steps.ts';
import { isStopped } from '../../replica/outbox-entry.ts';
import { useSync } from '../../sync/react/use-sync.ts';
import { Button } from '../../ui/button.tsx';
import { StateLine } from '../../ui/state-line.tsx';
import { DecisionNote } from './decision-note.tsx';
import type { OwnReport } from './own-reports.ts';
import { REASON_TEXT } from './reasons.ts';
import { reportSteps } from './report-steps.ts';

/** Where a report is, what was said, and what was decided. */
export function ReportState({ report }: { report: OwnReport }) {
  const { i18n } = useLingui();
  const steps = useShownSteps(reportSteps(report));
  const { entry, reason, text, as } = report;
  return (
    <div className="grid gap-4">
      {as === 'reporter' && (
        <StateLine steps={steps} wayOut={entry && isStopped(entry) && <WaysOut entryId={entry.id} />} />
      )}
      <div className="grid gap-1">
        <p>
          <span className="block text-note text-faint">
            {as === 'reporter' ? <Trans>You reported</Trans> : <Trans>Reported</Trans>}
          </span>
          <span className="font-semibold">{i18n._(REASON_TEXT[reason])}</span>
        </p>
        {text && <p className="whitespace-pre-line wrap-anywhere text-small text-soft">{text}</p>}
      </div>
      <WhereItIs report={report} />
      {report.decision && <DecisionNote report={report} decision={report.decision} />}
    </div>
  );
}

function WhereItIs({ report: { entry, decision, as } }: { report: OwnReport }) {
  if (decision || as === 'affected') return null;
  if (entry && isStopped(entry))
    return (
      <p className="text-small text-soft">
        <Trans>
          It did not go through. What you reported may be gone, or you have reported a lot today. Try again
          later.
        </Trans>
      </p>
    );
  if (entry)
    return (
      <p className="text-small text-soft">
        <Trans>It is on this device and goes out by itself as soon as there is a network.</Trans>
      </p>
    );
  return (
    <p className="text-small text-soft">
      <Trans>
        It has arrived, and a person looks at it. You get an email, and read here what was decided and why.
      </Trans>
    </p>
  );
}

function WaysOut({ entryId }: { entryId: string }) {
  const { sendAgain, discard } = useSync();
  return (
    <>
      <Button variant="quiet" onClick={() => void sendAgain(entryId)}>
        <Trans>Try again</Trans>
      </Button>
      <Button variant="bare" onClick={() => void discard(entryId)}>
        <Trans>Discard</Trans>
      </Button>
    </>
  );
}
