import { Trans, useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import type { Member } from '../../../../contract/entities/company.ts';
import { useReplica } from '../../../replica/use-live.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { useJobFields } from './use-job-fields.ts';

/** Who of the team reads the applications (createjob.8). Owners always do. */
export function ReadersField({ members }: { members: readonly Member[] }) {
  const { t } = useLingui();
  const { uid } = useReplica();
  const { form, label } = useJobFields();
  const readers = useWatch({ control: form.control, name: 'visibleTo' });
  const others = members.filter(({ role }) => role !== 'owner');
  if (others.length === 0) return null;
  const set = (chosen: string[] | null) => form.setValue('visibleTo', chosen, { shouldDirty: true });
  const toggle = (id: string, on: boolean) =>
    readers && set(on ? [...readers, id] : readers.filter((one) => one !== id));
  const isOwn = others.some(({ _userId }) => _userId === uid);
  const locksOut = readers !== null && isOwn && !readers.includes(uid);
  return (
    <div className="grid gap-3">
      <SegmentedControl
        legend={label('visibleTo')}
        wide
        segments={[
          { value: 'all', label: t`Everybody in the company` },
          { value: 'some', label: t`Only some` },
        ]}
        value={readers === null ? 'all' : 'some'}
        // Who chooses keeps the job in sight at first.
        onChange={(value) => set(value === 'all' ? null : isOwn ? [uid] : [])}
      />
      {readers !== null && (
        <fieldset className="grid">
          <legend className="sr-only">{label('visibleTo')}</legend>
          {others.map(({ _userId, name, position }) => (
            <Checkbox
              key={_userId}
              label={name}
              hint={position}
              checked={readers.includes(_userId)}
              onChange={(event) => toggle(_userId, event.currentTarget.checked)}
            />
          ))}
          <p className="text-small text-soft">
            <Trans>Owners of the company always read them.</Trans>
          </p>
        </fieldset>
      )}
      {locksOut && (
        <p role="status" className="text-small font-medium text-warning">
          <Trans>You are not among them: you will not see who applies.</Trans>
        </p>
      )}
    </div>
  );
}
