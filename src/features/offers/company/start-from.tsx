import { Trans, useLingui } from '@lingui/react/macro';
import type { Offer, OfferTerms } from '../../../../contract/entities/offer.ts';
import type { JobKind } from '../../../../contract/job-kinds.ts';
import { termsOfEarlier } from '../../../../contract/policy/start-terms.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { Select } from '../../../ui/select.tsx';
import { useOfferFields } from '../write/use-offer-fields.ts';
import { valuesOf } from '../write/values.ts';

export type Templates = {
  advertised: OfferTerms;
  /** Of the same kind, newest first. */
  earlier: readonly Offer[];
};

const AT_MOST = 12;

/** Fills the form from the ad or from an offer made before; the words and the time to answer stay. */
export function StartFrom({ kind, templates }: { kind: JobKind; templates: Templates }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const { form } = useOfferFields();
  const { advertised, earlier } = templates;
  if (earlier.length === 0) return null;
  const take = (id: string) => {
    const chosen = earlier.find((offer) => offer._id === id);
    const terms = chosen ? termsOfEarlier(chosen, advertised.start) : advertised;
    const { validDays, comment } = form.getValues();
    form.reset({ ...valuesOf(terms, kind, i18n.locale), validDays, comment }, { keepDefaultValues: true });
  };
  return (
    <Select label={t`Begin with`} defaultValue="" onChange={(event) => take(event.currentTarget.value)}>
      <option value="">
        <Trans>what the ad says</Trans>
      </option>
      {earlier.slice(0, AT_MOST).map((offer) => (
        <option key={offer._id} value={offer._id}>
          {t`${offer.terms.title}, to ${offer.parties.talent.name}, ${format.date(offer.createdAt)}`}
        </option>
      ))}
    </Select>
  );
}
