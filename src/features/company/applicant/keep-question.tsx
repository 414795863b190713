import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Applicant } from '../../../../contract/entities/application.ts';
import { KEEP_MONTHS, mayAskToKeep } from '../../../../contract/policy/keeping.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useSync } from '../../../sync/react/use-sync.ts';
import { Button } from '../../../ui/button.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { useSaving } from '../../../ui/use-saving.ts';

type Months = (typeof KEEP_MONTHS)[number];
type Props = { applicant: Applicant; mayAnswer: boolean };

/** Whether an application that is over may be kept in the talent pool: the question, or what they said (company.9). */
export function KeepQuestion({ applicant, mayAnswer }: Props) {
  const { keeping } = applicant;
  const verdict = mayAskToKeep(applicant);
  if (verdict === 'not_over' || (verdict === 'ok' && !mayAnswer)) return null;
  return (
    <section className="grid gap-3">
      <h3 className="text-small font-semibold">
        <Trans>Talent pool</Trans>
      </h3>
      {verdict === 'minor' && (
        <p className="text-small text-soft">
          <Trans>
            This application is deleted on its day. Only people who applied as adults can be asked to stay in
            your talent pool.
          </Trans>
        </p>
      )}
      {verdict === 'ok' && <Ask applicantId={applicant._id} />}
      {keeping && <Said keeping={keeping} />}
    </section>
  );
}

function Ask({ applicantId }: { applicantId: string }) {
  const { t } = useLingui();
  const { mutate } = useSync();
  const saving = useSaving();
  const [months, setMonths] = useState<Months>(12);
  const ask = () => mutate('application.ask-to-keep', { _applicationId: applicantId, months });
  return (
    <>
      <p className="text-small text-soft">
        <Trans>
          Would you like to write to them when another job fits? Ask whether you may keep the application.
          They can say no, and end it at any time.
        </Trans>
      </p>
      <SegmentedControl
        legend={t`How long`}
        segments={KEEP_MONTHS.map((value) => ({
          value: String(value),
          label: <Plural value={value} one="# month" other="# months" />,
        }))}
        value={String(months)}
        onChange={(value) => setMonths(KEEP_MONTHS.find((one) => String(one) === value) ?? 12)}
      />
      <div>
        <Button variant="quiet" onClick={() => void saving(ask)}>
          <Trans>Ask to keep the application</Trans>
        </Button>
      </div>
    </>
  );
}

function Said({
  keeping: { state, askedAt, answeredAt, until },
}: {
  keeping: NonNullable<Applicant['keeping']>;
}) {
  const format = useFormat();
  const asked = format.date(askedAt);
  const answered = answeredAt ? format.date(answeredAt) : '';
  const end = until ? format.deadline(until) : '';
  return (
    <p className="text-small">
      {state === 'asked' && <Trans>You asked on {asked}. There is no answer yet.</Trans>}
      {state === 'kept' && (
        <Trans>
          They agreed on {answered}: you may keep the application until {end}, and write to them.
        </Trans>
      )}
      {state === 'declined' && (
        <Trans>They said no on {answered}. The application is deleted on its day.</Trans>
      )}
      {state === 'ended' && <Trans>They ended it on {answered}. The application is deleted soon.</Trans>}
    </p>
  );
}
