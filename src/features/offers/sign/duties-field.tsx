import { Trans, useLingui } from '@lingui/react/macro';
import type { MinorDuty } from '../../../../contract/entities/offer.ts';
import { MINOR_DUTIES } from '../../../../contract/law/minor-duties.ts';
import { sourceText } from '../../../i18n/age-reason-text.ts';
import { DUTY_LABEL } from '../../../i18n/law-labels.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';

type Props = {
  duties: readonly MinorDuty[];
  ticked: readonly MinorDuty[];
  onChange: (ticked: MinorDuty[]) => void;
  error: boolean;
};

/** Duties of who employs somebody below 18, each with its paragraph; they become part of the signature (L35). */
export function DutiesField({ duties, ticked, onChange, error }: Props) {
  const { i18n } = useLingui();
  if (duties.length === 0) return null;
  const toggle = (duty: MinorDuty) =>
    onChange(ticked.includes(duty) ? ticked.filter((one) => one !== duty) : [...ticked, duty]);
  return (
    <fieldset className="grid">
      <legend className="mb-1.5 text-small font-semibold">
        <Trans>They are under 18. What you answer for:</Trans>
      </legend>
      {duties.map((duty) => (
        <Checkbox
          key={duty}
          label={i18n._(DUTY_LABEL[duty])}
          hint={sourceText(MINOR_DUTIES[duty], i18n.locale)}
          checked={ticked.includes(duty)}
          onChange={() => toggle(duty)}
        />
      ))}
      {error && (
        <p role="alert" className="text-small font-medium text-danger">
          <Trans>Tick each of them, then sign.</Trans>
        </p>
      )}
    </fieldset>
  );
}
