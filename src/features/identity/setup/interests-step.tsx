import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ageBandOf, ageOn } from '../../../../contract/age.ts';
import { dayOf } from '../../../../contract/calendar-day.ts';
import { JOB_KINDS, type JobKind } from '../../../../contract/job-kinds.ts';
import { type CompulsorySchool, saidOfSchool } from '../../../../contract/law/schooling.ts';
import { KIND_LABEL } from '../../../i18n/job-labels.ts';
import { SCHOOLING_ANSWER, SCHOOLING_HINT, SCHOOLING_QUESTION } from '../../../i18n/schooling-text.ts';
import { useNow } from '../../../i18n/use-now.ts';
import { START_WITHIN } from '../../../replica/market/filters.ts';
import { FilterChip } from '../../../ui/chip.tsx';
import { ChoiceTiles } from '../../../ui/choice-tiles.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import {
  HOURS_MAX,
  interestsAnswerOf,
  interestsProblems,
  NEW_SEARCH,
  saysNothing,
  withInterests,
} from './setup-search.ts';
import { StepForm } from './step-form.tsx';
import { type Setup, usePass } from './use-setup.ts';
import { useStepAnswer } from './use-step-answer.ts';

/** Kinds of job, words, hours, and from when on. */
export function InterestsStep({ setup }: { setup: Setup }) {
  const { t, i18n } = useLingui();
  const pass = usePass(setup);
  const form = useStepAnswer('interests', interestsAnswerOf(setup.settings, setup.user.general));
  const [checked, setChecked] = useState(false);
  const today = dayOf(useNow());
  const { general } = setup.user;
  const asksSchool = ageBandOf(ageOn(general.dateOfBirth, today)) === '15_17';
  const said = saidOfSchool(general.compulsorySchool, today);
  const [school, setSchool] = useState(said);
  if (!form) return null;

  const { answer, change } = form;
  const problems = checked ? interestsProblems(answer) : {};
  const toggle = (kind: JobKind) => {
    const on = answer.kinds.includes(kind);
    const kinds = JOB_KINDS.filter((one) => (one === kind ? !on : answer.kinds.includes(one)));
    change({ kinds });
  };
  const goOn = async () => {
    setChecked(true);
    if (Object.keys(interestsProblems(answer)).length > 0) return false;
    const availability = answer.availability.trim();
    const changed = availability !== (setup.user.general.availability ?? '');
    await form.settle(() =>
      pass('interests', {
        skipped: saysNothing(answer) && availability === '' && school === undefined,
        search: (kept) => (kept || !saysNothing(answer) ? withInterests(kept ?? NEW_SEARCH, answer) : null),
        ...((changed || (school && school !== said)) && {
          general: {
            ...(changed && { availability }),
            ...(school && school !== said && { compulsorySchool: { answer: school, on: today } }),
          },
        }),
      }),
    );
    return true;
  };
  return (
    <StepForm
      title={t`What are you looking for?`}
      lead={
        <Trans>Say as much as you like. The list begins with this search, and you can change it there.</Trans>
      }
      onContinue={goOn}
      onSkip={() => form.settle(() => pass('interests', { skipped: true }))}
    >
      {asksSchool && (
        <ChoiceTiles<CompulsorySchool>
          legend={i18n._(SCHOOLING_QUESTION)}
          hint={i18n._(SCHOOLING_HINT)}
          tiles={(['done', 'yes'] as const).map((value) => ({
            value,
            label: i18n._(SCHOOLING_ANSWER[value]),
          }))}
          chosen={school ? [school] : []}
          onChange={([next]) => setSchool(next)}
        />
      )}
      <fieldset>
        <legend className="mb-2 text-small font-semibold">{t`Kind of job`}</legend>
        <div className="flex flex-wrap gap-2">
          {JOB_KINDS.map((kind) => (
            <FilterChip key={kind} pressed={answer.kinds.includes(kind)} onPress={() => toggle(kind)}>
              <span className="inline-block first-letter:uppercase">{i18n._(KIND_LABEL[kind])}</span>
            </FilterChip>
          ))}
        </div>
      </fieldset>
      <TextField
        label={t`Field of work`}
        hint={t`In your own words, such as bakery or garden.`}
        optional
        autoComplete="off"
        value={answer.words}
        onChange={(event) => change({ words: event.currentTarget.value })}
        error={problems.words && t`This is too long. A few words are enough.`}
      />
      <TextField
        label={t`Maximum hours a week`}
        optional
        inputMode="decimal"
        autoComplete="off"
        value={answer.hours}
        onChange={(event) => change({ hours: event.currentTarget.value })}
        error={problems.hours && t`Enter a number up to ${HOURS_MAX}, or leave it empty.`}
      />
      <Select
        label={t`The job begins`}
        optional
        value={answer.startWithin ?? ''}
        onChange={(event) => change({ startWithin: event.currentTarget.value })}
      >
        <option value="">{t`At any time`}</option>
        {START_WITHIN.map((days) => (
          <option
            key={days}
            value={days}
          >{t`${plural(days, { one: 'Within # day', other: 'Within # days' })}`}</option>
        ))}
      </Select>
      <TextField
        label={t`From when on`}
        hint={t`Such as at once, from August on, or on weekends. It is shown in your profile.`}
        optional
        autoComplete="off"
        value={answer.availability}
        onChange={(event) => change({ availability: event.currentTarget.value })}
        error={problems.availability && t`This is too long. A few words are enough.`}
      />
    </StepForm>
  );
}
