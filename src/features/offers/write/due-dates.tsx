import { Trans, useLingui } from '@lingui/react/macro';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useController } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useOfferFields } from './use-offer-fields.ts';

/** Days on which something is due: one field a day, another one by a tap. */
export function DueDates() {
  const { t } = useLingui();
  const { form, label, errorOf } = useOfferFields();
  const { field } = useController({ control: form.control, name: 'dueDates' });
  const days = field.value;
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-small font-semibold">
        {label('dueDates')}
        <span className="ms-2 inline-block font-normal text-faint">
          <Trans>optional</Trans>
        </span>
      </legend>
      {days.map((day, at) => {
        const number = at + 1;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a day has no other identity, and is controlled
          <div key={at} className="flex items-end gap-1">
            <div className="min-w-0 flex-1">
              <DateField
                label={t`Day ${number}`}
                name={`dueDates.${at}`}
                value={day}
                error={errorOf(`dueDates.${at}`)}
                onChange={(event) => field.onChange(days.with(at, event.currentTarget.value))}
              />
            </div>
            <IconButton
              name={t`Remove day ${number}`}
              icon={X}
              onClick={() => field.onChange(days.toSpliced(at, 1))}
            />
          </div>
        );
      })}
      <div className="-ms-5">
        <Button variant="bare" icon={Plus} onClick={() => field.onChange([...days, ''])}>
          <Trans>Add a day</Trans>
        </Button>
      </div>
    </fieldset>
  );
}
