import { Trans, useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import type { Location } from '../../../../contract/entities/job.ts';
import { TEXT_MAX } from '../../../../contract/limits.ts';
import { Section } from '../../../ui/page.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { AgeSection } from './age-section.tsx';
import { ClosingField } from './closing-field.tsx';
import { ItemsField } from './items-field.tsx';
import { KIND_RULES } from './kind-rules.ts';
import { KindSection } from './kind-section.tsx';
import { PaySection } from './pay-section.tsx';
import { PlaceSection } from './place-section.tsx';
import { QuestionsField } from './questions-field.tsx';
import { TextHints } from './text-hints.tsx';
import { TimeSection } from './time-section.tsx';
import { TitleField } from './title-field.tsx';
import { useJobFields } from './use-job-fields.ts';
import { WorkSection } from './work-section.tsx';

type Props = {
  places: readonly Location[];
  currency: string;
  /** A job that is on the market already has its last day. */
  mayPublish: boolean;
};

/** Everything a job is described by, in the order somebody would tell it. */
export function JobFields({ places, currency, mayPublish }: Props) {
  const { t } = useLingui();
  const { form, label, errorOf } = useJobFields();
  const kind = useWatch({ control: form.control, name: 'kind' });
  return (
    <>
      <KindSection />
      <Section title={<Trans>What it is</Trans>}>
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
      </Section>
      {KIND_RULES[kind].hours && (
        <Section title={<Trans>Kind of work</Trans>}>
          <WorkSection />
        </Section>
      )}
      <Section title={<Trans>Pay</Trans>}>
        <PaySection currency={currency} />
      </Section>
      <Section title={<Trans>Hours and dates</Trans>}>
        <TimeSection />
      </Section>
      <Section title={<Trans>Where</Trans>}>
        <PlaceSection places={places} />
      </Section>
      <Section title={<Trans>Questions to applicants</Trans>}>
        <QuestionsField />
      </Section>
      <Section title={<Trans>Who, and until when</Trans>}>
        <div className="grid gap-5">
          <AgeSection />
          <div className="grid items-end gap-5 sm:grid-cols-2">
            <TextField
              {...form.register('openings')}
              label={label('openings')}
              error={errorOf('openings')}
              inputMode="numeric"
            />
          </div>
          {mayPublish && <ClosingField />}
        </div>
      </Section>
    </>
  );
}
