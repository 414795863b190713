import { useLingui } from '@lingui/react/macro';
import { OFFER_DAYS } from '../../../../contract/entities/offer.ts';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useOfferFields } from '../write/use-offer-fields.ts';

/** What goes with the terms: a few words, and how long there is to answer. */
export function AlongFields({ minor }: { minor: boolean }) {
  const { t } = useLingui();
  const { form, label, errorOf } = useOfferFields();
  const least = minor ? OFFER_DAYS.minOfMinors : OFFER_DAYS.min;
  return (
    <div className="grid gap-4">
      <TextArea
        {...form.register('comment')}
        label={label('comment')}
        hint={t`The letter begins with them. What counts are the points.`}
        error={errorOf('comment')}
        limit={1000}
        optional
      />
      <TextField
        {...form.register('validDays')}
        label={label('validDays')}
        hint={
          minor
            ? t`From ${least} to ${OFFER_DAYS.max}. Under 18 there has to be time to ask at home.`
            : t`From ${least} to ${OFFER_DAYS.max}.`
        }
        error={errorOf('validDays')}
        inputMode="numeric"
      />
    </div>
  );
}
