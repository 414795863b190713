import { useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import type { Member } from '../../../../contract/entities/company.ts';
import type { Location } from '../../../../contract/entities/job.ts';
import { TEXT_MAX } from '../../../../contract/limits.ts';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { AgeSection } from './age-section.tsx';
import { CampaignSection } from './campaign-section.tsx';
import { ClosingField } from './closing-field.tsx';
import { ItemsField } from './items-field.tsx';
import { KIND_RULES } from './kind-rules.ts';
import { KindSection } from './kind-section.tsx';
import { PaySection } from './pay-section.tsx';
import { PlaceSection } from './place-section.tsx';
import { QuestionsField } from './questions-field.tsx';
import { ReadersField } from './readers-field.tsx';
import type { Step } from './steps.ts';
import { TextHints } from './text-hints.tsx';
import { TimeSection } from './time-section.tsx';
import { TitleField } from './title-field.tsx';
import { useJobFields } from './use-job-fields.ts';
import { WorkSection } from './work-section.tsx';

export type Around = {
  places: readonly Location[];
  currency: string;
  members: readonly Member[];
  /** Last day of a job that is online, `YYYY-MM-DD`; empty for any other. */
  onlineUntil: string;
  /** Its lowest age; null for any other. */
  onlineFrom: number | null;
};

/** The fields of one part of the form. */
export function StepFields({ step, ...around }: Around & { step: Step }) {
  const { places, currency, members, onlineUntil, onlineFrom } = around;
  const { form } = useJobFields();
  const rules = KIND_RULES[useWatch({ control: form.control, name: 'kind' })];
  switch (step) {
    case 'kind':
      return <KindSection />;
    case 'task':
      return <TaskFields />;
    case 'times':
      return (
        <div className="grid gap-6">
          {!rules.place && <CampaignSection />}
          {rules.hours && <WorkSection />}
          <TimeSection />
        </div>
      );
    case 'pay':
      return <PaySection currency={currency} />;
    case 'place':
      return (
        <div className="grid gap-6">
          {rules.place && <PlaceSection places={places} />}
          <OpeningsField />
          <ClosingField onlineUntil={onlineUntil} />
        </div>
      );
    case 'age':
      return <AgeSection onlineFrom={onlineFrom} />;
    case 'questions':
      return (
        <div className="grid gap-8">
          <QuestionsField />
          <ReadersField members={members} />
        </div>
      );
  }
}

function TaskFields() {
  const { t } = useLingui();
  const { form, label, errorOf } = useJobFields();
  return (
    <div className="grid gap-5">
      <TitleField />
      <TextArea
        {...form.register('description')}
        label={label('description')}
        hint={t`What a day is like, with whom, and what is special about it. Plain words read best.`}
        error={errorOf('description')}
        limit={TEXT_MAX.description}
        rows={8}
      />
      <ItemsField name="tasks" hint={t`Enter makes the next point. A pasted list becomes points.`} />
      <ItemsField
        name="must"
        hint={t`Only what nobody can do without. Every point here keeps somebody away.`}
      />
      <ItemsField name="nice" />
      <ItemsField name="benefits" />
      <TextHints />
    </div>
  );
}

function OpeningsField() {
  const { form, label, errorOf } = useJobFields();
  return (
    <div className="grid items-end gap-5 sm:grid-cols-2">
      <TextField
        {...form.register('openings')}
        label={label('openings')}
        error={errorOf('openings')}
        inputMode="numeric"
      />
    </div>
  );
}
