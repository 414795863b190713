import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import { ageGround } from '../../../../contract/entities/working-conditions.ts';
import { AGE_STEPS, minimumAge } from '../../../../contract/law/age-law.ts';
import { type MissingFact, missingFacts } from '../../../../contract/law/facts.ts';
import { type LowerAge, lowerAge } from '../../../../contract/law/lower-age.ts';
import { type MinorNote, minorNotes } from '../../../../contract/law/minor-notes.ts';
import { LIGHT_WORK, YOUTH } from '../../../../contract/law/minor-rules.ts';
import { MIN_AGE_FREE, needsReviewAgain } from '../../../../contract/policy/job.ts';
import { AGE_REASON, sourceText } from '../../../i18n/age-reason-text.ts';
import { AGE_GROUND_LABEL, ASSURANCE_LABEL, WEEKDAY_LABEL } from '../../../i18n/law-labels.ts';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { ageOfForm, factsOfForm } from './facts-of-form.ts';
import { useJobFields } from './use-job-fields.ts';

const clock = YOUTH.clock.value;
const free = YOUTH.freeSundays.value;
const freeSaturdays = YOUTH.freeSaturdays.value;
const eve = YOUTH.schoolEve.value;
const loads = LIGHT_WORK.loads;

const MISSING: Record<MissingFact, MessageDescriptor> = {
  branches: msg`the branch`,
  conditions: msg`whether it is dangerous, at night or piecework`,
  times: msg`the times of the week`,
  hours: msg`the hours a week`,
  internship: msg`what kind of internship it is`,
};

const NOTE: Record<MinorNote, MessageDescriptor> = {
  supervised_only: msg`Under 18 only as far as the training needs it, and beside somebody competent.`,
  sundays_alternate: msg`Under 18 every other Sunday should be free, and ${free} a month have to be.`,
  saturdays_free: msg`Under 18 ${freeSaturdays} Saturdays a month should be free.`,
  farm_sundays: msg`On Sundays only what cannot wait, such as feeding animals.`,
  school_eve: msg`Not after ${eve.after} on the evening before vocational school that begins before ${eve.schoolBefore}.`,
  on_stage: msg`In the evening only people who take part on stage or on camera.`,
  lessons_decide: msg`Anyone with lessons in the afternoon begins after them.`,
  loads_and_alcohol: msg`Under 15 no loads above ${loads.often} kg (now and then ${loads.sometimes} kg), and no buying of alcohol or tobacco.`,
};

type Props = {
  /** Lowest age of a job that is online; null for any other. */
  onlineFrom: number | null;
};

/** From which age, computed while the job is written, with the reason and what would lower it (createjob.7). */
export function AgeSection({ onlineFrom }: Props) {
  const { t, i18n } = useLingui();
  const { form, label, errorOf } = useJobFields();
  useWatch({ control: form.control });
  const values = form.getValues();
  const facts = factsOfForm(values);
  const law = minimumAge(facts);
  const chosen = ageOfForm(values);
  const missing = missingFacts(facts).map((fact) => i18n._(MISSING[fact]));
  const notes = minorNotes(facts);
  return (
    <div className="grid gap-4">
      <ol className="grid grid-cols-5 gap-1 text-small" aria-label={t`Ages`}>
        {AGE_STEPS.map((age) => (
          <li
            key={age}
            aria-current={age === law.minAge ? 'step' : undefined}
            className={`grid justify-items-center gap-1 border-t-4 pt-2 ${
              age >= law.minAge ? 'border-accent font-semibold' : 'border-line text-faint'
            }`}
          >
            {age}
            {age === law.minAge && (
              <span className="text-note font-normal text-soft">
                <Trans>as it is now</Trans>
              </span>
            )}
          </li>
        ))}
      </ol>
      <div role="status" className="grid gap-2 rounded-card bg-well px-4 py-3 text-small text-soft">
        <p className="font-semibold text-ink">
          <Trans>From {law.minAge} on</Trans>
        </p>
        {missing.length > 0 && law.minAge > 15 ? (
          <p>
            <Trans>Nobody has said yet: {missing.join(', ')}. Until then it is open to adults only.</Trans>
          </p>
        ) : (
          <Reasons law={law} />
        )}
        {missing.length === 0 &&
          lowerAge(facts).map((one) => <Lower key={one.change} change={one.change} minAge={one.minAge} />)}
        {notes.map(({ note, source }) => (
          <p key={note}>
            {i18n._(NOTE[note])} ({sourceText(source, i18n.locale)})
          </p>
        ))}
      </div>
      <TextField
        {...form.register('minAge')}
        label={label('minAge')}
        hint={t`Empty: ${law.minAge}, as the law has it. You may ask for more, up to ${MIN_AGE_FREE}.`}
        optional
        error={errorOf('minAge')}
        inputMode="numeric"
      />
      {onlineFrom !== null && needsReviewAgain(onlineFrom, chosen) && (
        <p role="status" className="text-small font-medium text-warning">
          <Trans>For this age we may look at the job first. Until then nobody else finds it.</Trans>
        </p>
      )}
      {chosen > MIN_AGE_FREE && (
        <Select
          {...form.register('minAgeGround')}
          label={label('minAgeGround')}
          error={errorOf('minAgeGround')}
        >
          <option value="">{t`not said yet`}</option>
          {ageGround.options.map((ground) => (
            <option key={ground} value={ground}>
              {i18n._(AGE_GROUND_LABEL[ground])}
            </option>
          ))}
        </Select>
      )}
    </div>
  );
}

function Reasons({ law }: { law: ReturnType<typeof minimumAge> }) {
  const { i18n } = useLingui();
  if (law.findings.length === 0) return null;
  const first = new Map(law.findings.map((finding) => [finding.code, finding]));
  return (
    <ul className="grid gap-1">
      {[...first.values()].map(({ code, source, shift }) => {
        const day = shift && i18n._(WEEKDAY_LABEL[shift.day]);
        return (
          <li key={code}>
            {i18n._(AGE_REASON[code])}{' '}
            {shift && (
              <Trans>
                It is {day}, {shift.start} to {shift.end}.
              </Trans>
            )}{' '}
            ({sourceText(source, i18n.locale)})
          </li>
        );
      })}
    </ul>
  );
}

function Lower({ change, minAge }: LowerAge) {
  const { i18n } = useLingui();
  if (change === 'usual_hours')
    return (
      <p>
        <Trans>
          Between {clock.from} and {clock.to} it is open from age {minAge}.
        </Trans>
      </p>
    );
  if (change === 'no_weekend')
    return (
      <p>
        <Trans>Without Saturday and Sunday it is open from age {minAge}.</Trans>
      </p>
    );
  const said = i18n._(ASSURANCE_LABEL[change]);
  return (
    <p>
      <Trans>
        If this is true, it is open from age {minAge}: {said}.
      </Trans>
    </p>
  );
}
