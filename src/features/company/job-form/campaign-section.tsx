import { useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import { platform } from '../../../../contract/entities/campaign.ts';
import { TEXT_MAX } from '../../../../contract/limits.ts';
import { PLATFORM_LABEL } from '../../../i18n/creator-labels.ts';
import { ChoiceTiles } from '../../../ui/choice-tiles.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { ItemsField } from './items-field.tsx';
import { useJobFields } from './use-job-fields.ts';

/** What a campaign asks of a creator (createjob.2): the same points as its offer, which begins with them. */
export function CampaignSection() {
  const { t, i18n } = useLingui();
  const { form, label, errorOf } = useJobFields();
  const platforms = useWatch({ control: form.control, name: 'platforms' });
  return (
    <div className="grid gap-5">
      <ChoiceTiles
        legend={label('platforms')}
        several
        tiles={platform.options.map((value) => ({ value, label: i18n._(PLATFORM_LABEL[value]) }))}
        chosen={platforms}
        onChange={(chosen) => form.setValue('platforms', chosen, { shouldDirty: true })}
      />
      <ItemsField
        name="deliverables"
        hint={t`One point for each, such as: two short videos of 30 seconds.`}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <DateField
          {...form.register('due')}
          label={label('due')}
          hint={t`Empty: by arrangement.`}
          error={errorOf('due')}
          optional
        />
      </div>
      <TextArea
        {...form.register('usageRights')}
        label={label('usageRights')}
        hint={t`Where you may show it, and how long. Such as: on our own pages, for one year.`}
        error={errorOf('usageRights')}
        limit={TEXT_MAX.note}
        rows={3}
      />
      <TextArea
        {...form.register('disclosure')}
        label={label('disclosure')}
        hint={t`Advertising has to be recognised at once. Such as: “Anzeige” in the first line, the platform’s own mark as well.`}
        error={errorOf('disclosure')}
        limit={TEXT_MAX.note}
        rows={2}
      />
    </div>
  );
}
