import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import { type ContradictionCode, contradictionsOf } from '../../../../contract/law/contradictions.ts';
import { type ExclusionCode, exclusionsOf, NEUTRAL_SOURCE } from '../../../../contract/law/neutral-ads.ts';
import { sourceText } from '../../../i18n/age-reason-text.ts';
import { ageOfForm, factsOfForm } from './facts-of-form.ts';
import { useJobFields } from './use-job-fields.ts';

const CONTRADICTION: Record<ContradictionCode, MessageDescriptor> = {
  night: msg`night work is not among the conditions`,
  late: msg`the week shows no such times`,
  bar: msg`the branch says something else`,
  alcohol: msg`alcohol and tobacco are not among the conditions`,
  saturday: msg`the week shows no work at the weekend`,
  sunday: msg`the week shows no Sunday`,
};

const EXCLUSION: Record<ExclusionCode, MessageDescriptor> = {
  one_gender: msg`names one gender only`,
  young: msg`sounds as if older people were not wanted`,
  native_speaker: msg`keeps away who learnt the language later: say which level is needed`,
  photo: msg`nobody has to send a picture`,
  age_limit: msg`keeps people away because of their age`,
};

/** Words of the free text that do not fit the facts, or that keep people away for what they are. Hints only. */
export function TextHints() {
  const { i18n } = useLingui();
  const { form } = useJobFields();
  useWatch({ control: form.control });
  const values = form.getValues();
  const texts = {
    title: values.title,
    description: values.description,
    tasks: values.tasks,
    must: values.must,
    nice: values.nice,
  };
  const facts = factsOfForm(values);
  const wrong = contradictionsOf({ ...texts, ...facts, minAge: ageOfForm(values) || 18 });
  const keeping = exclusionsOf(texts);
  if (wrong.length === 0 && keeping.length === 0) return null;
  const law = sourceText(NEUTRAL_SOURCE, i18n.locale);
  return (
    <div
      role="note"
      className="grid gap-2 rounded-card border border-warning/50 bg-warning-wash px-4 py-3 text-small"
    >
      {wrong.map(({ code, word }) => {
        const why = i18n._(CONTRADICTION[code]);
        return (
          <p key={code}>
            <Trans>
              The text says “{word}”, but {why}.
            </Trans>
          </p>
        );
      })}
      {keeping.map(({ code, word }) => {
        const why = i18n._(EXCLUSION[code]);
        return (
          <p key={code}>
            <Trans>
              “{word}”: {why} ({law}).
            </Trans>
          </p>
        );
      })}
    </div>
  );
}
