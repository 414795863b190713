import { Trans, useLingui } from '@lingui/react/macro';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { CREATOR_LIST_MAX, CREATOR_TEXT_MAX } from '../../../../contract/entities/creator.ts';
import { AVAILABILITY_LABEL } from '../../../i18n/creator-availability.ts';
import { Button } from '../../../ui/button.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { AudienceFields } from './audience-fields.tsx';
import type { KitForm } from './kit-form.ts';
import { useKitError } from './use-kit-error.ts';

export function KitFields() {
  const { t, i18n } = useLingui();
  const { register } = useFormContext<KitForm>();
  const errorOf = useKitError();
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Select {...register('status')} label={t`Time for work`}>
          {(['open', 'limited', 'closed'] as const).map((value) => (
            <option key={value} value={value}>
              {i18n._(AVAILABILITY_LABEL[value])}
            </option>
          ))}
        </Select>
        <DateField {...register('from')} label={t`From when`} optional />
      </div>
      <TextArea
        {...register('note')}
        label={t`About your time`}
        optional
        limit={CREATOR_TEXT_MAX.note}
        error={errorOf('note')}
        rows={2}
      />
      <Examples />
      <AudienceFields />
    </>
  );
}

/** Work that can be looked at. */
function Examples() {
  const { t } = useLingui();
  const { register, control } = useFormContext<KitForm>();
  const { fields, append, remove } = useFieldArray({ control, name: 'examples' });
  const errorOf = useKitError();
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 text-small font-semibold">
        <Trans>Examples of your work</Trans>
      </legend>
      {fields.map(({ id }, at) => {
        const number = at + 1;
        return (
          <div key={id} className="flex items-start gap-1">
            <div className="grid min-w-0 flex-1 gap-3 sm:grid-cols-2">
              <TextField
                {...register(`examples.${at}.title`)}
                label={t`Title of example ${number}`}
                error={errorOf(`examples.${at}.title`)}
              />
              <TextField
                {...register(`examples.${at}.link`)}
                label={t`Link of example ${number}`}
                error={errorOf(`examples.${at}.link`)}
                inputMode="url"
                autoCapitalize="none"
                placeholder="https://"
              />
            </div>
            <div className="pt-6">
              <IconButton name={t`Remove example ${number}`} icon={X} onClick={() => remove(at)} />
            </div>
          </div>
        );
      })}
      {fields.length < CREATOR_LIST_MAX.examples && (
        <div>
          <Button variant="bare" icon={Plus} onClick={() => append({ title: '', link: '' })}>
            <Trans>Add an example</Trans>
          </Button>
        </div>
      )}
    </fieldset>
  );
}
