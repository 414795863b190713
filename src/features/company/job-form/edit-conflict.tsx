import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { CompanyJob, JobDraft } from '../../../../contract/entities/job.ts';
import type { OutboxEntry } from '../../../replica/outbox-entry.ts';
import { useSync } from '../../../sync/react/use-sync.ts';
import { Button } from '../../../ui/button.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { stoppedText } from '../stopped/stopped-text.ts';
import { FIELD_LABEL } from './field-label.ts';
import { resend } from './resend.ts';
import { useFactText } from './use-fact-text.ts';
import { useSubmitJob } from './use-submit-job.ts';

/** What a job's facts are called where two versions are compared. */
const DRAFT_LABEL: Record<keyof JobDraft, MessageDescriptor> = {
  ...FIELD_LABEL,
  pay: msg`Pay`,
  hours: msg`Hours`,
  location: FIELD_LABEL.place,
  skills: msg({ message: 'Skills', context: 'field of a job' }),
  campaign: msg({ message: 'Campaign', context: 'field of a job' }),
};

type Props = {
  row: CompanyJob;
  /** The one that was stopped by a colleague's change. */
  entry: OutboxEntry;
  entries: readonly OutboxEntry[];
};

/** A colleague was faster: who and when, their words beside mine, and the choice between them. */
export function EditConflict({ row, entry, entries }: Props) {
  const { i18n } = useLingui();
  const { discard } = useSync();
  const submit = useSubmitJob();
  const plan = resend(entries, row.rev);
  const at = entry.refusal?.detail?.at;
  // Until their version has arrived here nobody can say what would be written over.
  const arrived = row.rev >= Number(entry.refusal?.detail?.rev ?? 0);
  const takeTheirs = async () => {
    for (const id of plan.discards) await discard(id);
  };
  return (
    <section role="alert" className="grid gap-4 rounded-card border border-danger/40 bg-danger-wash p-4">
      <div>
        <h2 className="text-body font-semibold">{i18n._(stoppedText(entry))}</h2>
        {typeof at === 'string' && (
          <p className="text-note text-faint">
            <RelativeTime instant={at} />
          </p>
        )}
        <p className="pt-1 text-small text-soft">
          <Trans>Yours is kept here and was not sent. The form below shows the job as it is now.</Trans>
        </p>
      </div>
      {plan.update && <Versions theirs={row} mine={plan.update.patch} />}
      {arrived ? (
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => void submit({ update: plan.update, publish: plan.publish }, plan.discards)}>
            {plan.update ? <Trans>Send mine again</Trans> : <Trans>Publish this version</Trans>}
          </Button>
          <Button variant="quiet" onClick={() => void takeTheirs()}>
            {plan.update ? <Trans>Keep theirs</Trans> : <Trans>Do not publish</Trans>}
          </Button>
        </div>
      ) : (
        <p className="text-small text-soft">
          <Trans>Their version is on its way to this device. Then you can choose.</Trans>
        </p>
      )}
    </section>
  );
}

function Versions({ theirs, mine }: { theirs: JobDraft; mine: Partial<JobDraft> }) {
  const { i18n } = useLingui();
  const textOf = useFactText();
  const keys = Object.keys(mine) as (keyof JobDraft)[];
  return (
    <dl className="grid gap-3">
      {keys.map((key) => (
        <div key={key} className="grid gap-1 rounded-inner bg-sheet p-3 text-small">
          <dt className="font-semibold">{i18n._(DRAFT_LABEL[key])}</dt>
          <dd className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
            <span className="whitespace-pre-line">
              <span className="block text-note text-faint">
                <Trans>theirs</Trans>
              </span>
              {textOf(theirs, key)}
            </span>
            <span className="whitespace-pre-line">
              <span className="block text-note text-faint">
                <Trans>mine</Trans>
              </span>
              {textOf(mine, key)}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
