import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { canonicalJson } from '../../../../contract/canonical-json.ts';
import type { Member } from '../../../../contract/entities/company.ts';
import type { CompanyJob } from '../../../../contract/entities/job.ts';
import type { OutboxEntry } from '../../../replica/outbox-entry.ts';
import { useSync } from '../../../sync/react/use-sync.ts';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { stoppedText } from '../stopped/stopped-text.ts';
import { ConflictChoice } from './conflict-choice.tsx';
import { FACT_LABEL, type FactKey, type JobFacts } from './fact-label.ts';
import { resend } from './resend.ts';
import { changesOf } from './submission.ts';
import { useFactText } from './use-fact-text.ts';
import { useSubmitJob } from './use-submit-job.ts';

type Props = {
  row: CompanyJob;
  /** The one that was stopped by a colleague's change. */
  entry: OutboxEntry;
  entries: readonly OutboxEntry[];
  members: readonly Member[];
};

/** A colleague was faster: who and when, their words beside mine, and the choice between them field by field (editjob.8). */
export function EditConflict({ row, entry, entries, members }: Props) {
  const { i18n } = useLingui();
  const { discard } = useSync();
  const submit = useSubmitJob();
  const [left, setLeft] = useState<ReadonlySet<FactKey>>(new Set());
  const whole = resend(entries, row.rev);
  const mine: JobFacts = whole.asked.update?.patch ?? {};
  const different = (Object.keys(mine) as FactKey[]).filter(
    (key) => canonicalJson(mine[key]) !== canonicalJson(row[key]),
  );
  const plan = resend(entries, row.rev, left);
  const plansSomething = changesOf(plan.asked).length > 0;
  const at = entry.refusal?.detail?.at;
  // Until their version has arrived here nobody can say what would be written over.
  const arrived = row.rev >= Number(entry.refusal?.detail?.rev ?? 0);
  const takeTheirs = async () => {
    await discard(...whole.discards);
  };
  const choose = (key: FactKey, whose: 'mine' | 'theirs') => {
    const next = new Set(left);
    if (whose === 'theirs') next.add(key);
    else next.delete(key);
    setLeft(next);
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
      {different.map((key) => (
        <Version
          key={key}
          fact={key}
          theirs={row}
          mine={mine}
          members={members}
          chosen={left.has(key) ? 'theirs' : 'mine'}
          onChoose={(whose) => choose(key, whose)}
        />
      ))}
      {arrived ? (
        <ConflictChoice
          asked={whole.asked}
          onSave={() => (plansSomething ? void submit(plan.asked, plan.discards) : void takeTheirs())}
          onLeave={() => void takeTheirs()}
        />
      ) : (
        <p className="text-small text-soft">
          <Trans>Their version is on its way to this device. Then you can choose.</Trans>
        </p>
      )}
    </section>
  );
}

type VersionProps = {
  fact: FactKey;
  theirs: JobFacts;
  mine: JobFacts;
  members: readonly Member[];
  chosen: 'mine' | 'theirs';
  onChoose: (whose: 'mine' | 'theirs') => void;
};

function Version({ fact, theirs, mine, members, chosen, onChoose }: VersionProps) {
  const { t, i18n } = useLingui();
  const textOf = useFactText(members);
  const label = i18n._(FACT_LABEL[fact]);
  const tone = (whose: 'mine' | 'theirs') =>
    whose === chosen ? 'whitespace-pre-line' : 'whitespace-pre-line text-faint';
  return (
    <div className="grid gap-2 rounded-inner bg-sheet p-3 text-small wrap-anywhere">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="font-semibold">{label}</p>
        <SegmentedControl
          legend={t`${label}: whose version stays`}
          hideLegend
          segments={[
            { value: 'theirs', label: t`theirs` },
            { value: 'mine', label: t`mine` },
          ]}
          value={chosen}
          onChange={onChoose}
        />
      </div>
      <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        <p className={tone('theirs')}>
          <span className="block text-note text-faint">
            <Trans>theirs</Trans>
          </span>
          {textOf(theirs, fact)}
        </p>
        <p className={tone('mine')}>
          <span className="block text-note text-faint">
            <Trans>mine</Trans>
          </span>
          {textOf(mine, fact)}
        </p>
      </div>
    </div>
  );
}
