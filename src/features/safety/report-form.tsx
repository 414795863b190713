import { Trans, useLingui } from '@lingui/react/macro';
import type { ReportTarget } from '../../../contract/entities/report.ts';
import { TEXT_MAX } from '../../../contract/limits.ts';
import { reasonsFor } from '../../../contract/policy/report-reasons.ts';
import { ChoiceTiles } from '../../ui/choice-tiles.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { REASON_TEXT } from './reasons.ts';
import type { ReportFormState } from './use-report-form.ts';
import { WhatHappens } from './what-happens.tsx';

type Props = { target: ReportTarget; form: ReportFormState };

/** Why, in one tap; own words beside it; and what comes of it, before it is sent. */
export function ReportForm({ target, form: { written, change, problem } }: Props) {
  const { t, i18n } = useLingui();
  const other = written.reason === 'other';
  return (
    <div className="grid gap-6">
      <ChoiceTiles
        legend={t`What is wrong?`}
        error={problem === 'reason' && t`Choose what fits best.`}
        tiles={reasonsFor(target.type).map((value) => ({ value, label: i18n._(REASON_TEXT[value]) }))}
        chosen={written.reason ? [written.reason] : []}
        onChange={([reason]) => change({ reason: reason ?? null })}
      />
      <TextArea
        label={t`In your own words`}
        hint={t`What happened, and when. It stays on this device until you send it.`}
        optional={!other}
        rows={3}
        limit={TEXT_MAX.report}
        value={written.text}
        onChange={(event) => change({ text: event.currentTarget.value })}
        error={
          problem === 'words'
            ? t`Write in a sentence what is wrong.`
            : problem === 'too_long' && t`This is longer than we can accept. Shorten it a little.`
        }
      />
      {problem === 'storage' && (
        <ErrorState title={t`It could not be saved on this device, and nothing was sent.`}>
          <Trans>Your text is still here. Free some space on the device, then try again.</Trans>
        </ErrorState>
      )}
      <WhatHappens />
    </div>
  );
}
