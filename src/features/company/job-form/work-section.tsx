import { Trans, useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import { dayOf } from '../../../../contract/calendar-day.ts';
import {
  type AgreedTimes,
  type Assurance,
  agreedTimes,
  branch,
  type Condition,
  condition,
  internshipType,
} from '../../../../contract/entities/working-conditions.ts';
import {
  AGREED_LABEL,
  ASSURANCE_LABEL,
  BRANCH_LABEL,
  CONDITION_LABEL,
  INTERNSHIP_LABEL,
} from '../../../i18n/law-labels.ts';
import { useNow } from '../../../i18n/use-now.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { ChoiceTiles } from '../../../ui/choice-tiles.tsx';
import { Select } from '../../../ui/select.tsx';
import { assurancesFor } from './assurances-for.ts';
import { useJobFields } from './use-job-fields.ts';
import { WeekField } from './week-field.tsx';

/** In which branch and under which conditions, as far as the law of minors asks (createjob.7). */
export function WorkSection() {
  const { t, i18n } = useLingui();
  const { form, label, errorOf } = useJobFields();
  const values = useWatch({ control: form.control });
  const {
    kind = 'employment',
    branches = [],
    conditions = [],
    conditionsSaid = false,
    internship = '',
  } = values;
  const set: typeof form.setValue = (name, value) =>
    form.setValue(name, value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  return (
    <div className="grid gap-5">
      {kind === 'internship' && (
        <Select
          {...form.register('internship')}
          label={label('internship')}
          hint={t`It decides whether the minimum wage is due, and from which age it is open.`}
          error={errorOf('internship')}
          value={internship}
        >
          <option value="">{t`not said yet`}</option>
          {internshipType.options.map((type) => (
            <option key={type} value={type}>
              {i18n._(INTERNSHIP_LABEL[type])}
            </option>
          ))}
        </Select>
      )}
      <ChoiceTiles
        legend={label('branches')}
        hint={t`Every one the work is in. The law has hours of its own for some.`}
        error={errorOf('branches')}
        several
        tiles={branch.options.map((value) => ({ value, label: i18n._(BRANCH_LABEL[value]) }))}
        chosen={branches}
        onChange={(chosen) => set('branches', chosen)}
      />
      <ChoiceTiles<Condition | 'none'>
        legend={label('conditions')}
        hint={t`Dangerous means accidents, heat, cold, noise, harmful substances, or more than a young body can do.`}
        error={errorOf('conditions')}
        several
        tiles={[
          ...condition.options.map((value) => ({ value, label: i18n._(CONDITION_LABEL[value]) })),
          { value: 'none' as const, label: <Trans>None of these</Trans> },
        ]}
        chosen={conditionsSaid && conditions.length === 0 ? ['none'] : conditions}
        onChange={(chosen) => {
          const last = chosen.at(-1);
          const some = last === 'none' ? [] : condition.options.filter((one) => chosen.includes(one));
          set('conditions', some);
          set('conditionsSaid', last === 'none' || some.length > 0);
        }}
      />
      <Assurances />
    </div>
  );
}

/** Statements by which the law allows more; only those that would change something here. */
function Assurances() {
  const { i18n } = useLingui();
  const { form } = useJobFields();
  const values = useWatch({ control: form.control });
  const shown = assurancesFor(form.getValues(), dayOf(useNow()));
  const said = values.assurances ?? [];
  const toggle = (one: Assurance) =>
    form.setValue('assurances', said.includes(one) ? said.filter((other) => other !== one) : [...said, one], {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
  if (shown.length === 0) return null;
  return (
    <div className="grid">
      {shown.map((one) => (
        <Checkbox
          key={one}
          label={i18n._(ASSURANCE_LABEL[one])}
          checked={said.includes(one)}
          onChange={() => toggle(one)}
        />
      ))}
    </div>
  );
}

/** The usual week, or within which hours its times are agreed; and whether pupils work it in term or in holidays. */
export function TimesOfWork() {
  const { t, i18n } = useLingui();
  const { form, label, errorOf } = useJobFields();
  const [kind, shifts, agreed, schooling] = useWatch({
    control: form.control,
    name: ['kind', 'shifts', 'agreedTimes', 'schooling'],
  });
  const set: typeof form.setValue = (name, value) =>
    form.setValue(name, value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  return (
    <div className="grid gap-5">
      <WeekField />
      {shifts.length === 0 && (
        <ChoiceTiles<AgreedTimes | 'no'>
          legend={label('agreedTimes')}
          error={errorOf('agreedTimes')}
          tiles={[
            ...agreedTimes.options.map((value) => ({ value, label: i18n._(AGREED_LABEL[value]) })),
            { value: 'no' as const, label: <Trans>Neither</Trans> },
          ]}
          chosen={[agreed || 'no']}
          onChange={([next]) => set('agreedTimes', next === 'no' || next === undefined ? '' : next)}
        />
      )}
      {kind !== 'holiday' && kind !== 'apprenticeship' && (
        <ChoiceTiles<'term' | 'holiday'>
          legend={label('schooling')}
          hint={t`While somebody has to go to school by law, whole days are possible in the holidays only.`}
          tiles={[
            { value: 'term', label: <Trans>Also in school time</Trans> },
            { value: 'holiday', label: <Trans>In the school holidays only</Trans> },
          ]}
          chosen={[schooling === 'holiday' ? 'holiday' : 'term']}
          onChange={([next]) => set('schooling', next ?? '')}
        />
      )}
    </div>
  );
}
