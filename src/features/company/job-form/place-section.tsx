import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import type { Job, Location } from '../../../../contract/entities/job.ts';
import { REMOTE_LABEL } from '../../../i18n/job-labels.ts';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { findPlace } from './find-place.ts';
import { useJobFields } from './use-job-fields.ts';

const REMOTE: readonly Job['remote'][] = ['none', 'partly', 'full'];

/** Where the work is done (createjob.6). A place is one that this device knows, because distances come from it. */
export function PlaceSection({ places }: { places: readonly Location[] }) {
  const { t, i18n } = useLingui();
  const { form, label, errorOf } = useJobFields();
  const list = useId();
  const remote = useWatch({ control: form.control, name: 'remote' });
  const { onBlur, ...place } = form.register('place');
  /** What was meant is written out as soon as it is clear. */
  const complete = () => {
    const found = findPlace(form.getValues('place'), places);
    if ('place' in found) form.setValue('place', found.place.label, { shouldDirty: true });
  };
  return (
    <div className="grid gap-4">
      <SegmentedControl
        legend={label('remote')}
        wide
        segments={REMOTE.map((value) => ({ value, label: i18n._(REMOTE_LABEL[value]) }))}
        value={remote}
        onChange={(value) => form.setValue('remote', value, { shouldDirty: true })}
      />
      <TextField
        {...place}
        onBlur={(event) => {
          complete();
          void onBlur(event);
        }}
        label={label('place')}
        hint={t`A town. People searching nearby find it by its distance.`}
        error={errorOf('place')}
        optional={remote === 'full'}
        list={list}
        autoComplete="off"
      />
      <datalist id={list}>
        {places.map((known) => (
          <option key={known.label} value={known.label} />
        ))}
      </datalist>
    </div>
  );
}
