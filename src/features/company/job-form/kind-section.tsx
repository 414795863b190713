import { useLingui } from '@lingui/react';
import { useWatch } from 'react-hook-form';
import type { JobKind } from '../../../../contract/job-kinds.ts';
import { EMPLOYMENT_TYPE_LABEL, KIND_LABEL } from '../../../i18n/job-labels.ts';
import { ChoiceTiles } from '../../../ui/choice-tiles.tsx';
import { KIND_RULES } from './kind-rules.ts';
import { KIND_TEXT } from './kind-text.ts';
import { useJobFields } from './use-job-fields.ts';
import { withKind } from './values.ts';

const KINDS = Object.keys(KIND_RULES) as JobKind[];

/** The kind comes first, because it decides what is asked (createjob.2). */
export function KindSection() {
  const { i18n } = useLingui();
  const { form, label, errorOf } = useJobFields();
  const [kind, types] = useWatch({ control: form.control, name: ['kind', 'employmentType'] });
  const offered = [...new Set([...KIND_RULES[kind].employmentTypes, ...types])];
  return (
    <div className="grid gap-5">
      <ChoiceTiles
        legend={label('kind')}
        hint={i18n._(KIND_TEXT[kind])}
        error={errorOf('kind')}
        tiles={KINDS.map((value) => ({ value, label: i18n._(KIND_LABEL[value]) }))}
        chosen={[kind]}
        onChange={([next]) =>
          next && form.reset(withKind(form.getValues(), next), { keepDefaultValues: true })
        }
      />
      {offered.length > 1 && (
        <ChoiceTiles
          legend={label('employmentType')}
          error={errorOf('employmentType')}
          tiles={offered.map((value) => ({ value, label: i18n._(EMPLOYMENT_TYPE_LABEL[value]) }))}
          chosen={types}
          several
          onChange={(chosen) => form.setValue('employmentType', chosen, { shouldDirty: true })}
        />
      )}
    </div>
  );
}
