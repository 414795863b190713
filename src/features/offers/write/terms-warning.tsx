import { Trans, useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import type { JobKind } from '../../../../contract/job-kinds.ts';
import { type OfferLimit, offerWarnings } from '../../../../contract/law/offer-limits.ts';
import { sourceText } from '../../../i18n/age-reason-text.ts';
import { NO_TERMS } from './kind-fields.ts';
import { toTerms } from './to-terms.ts';
import { useOfferFields } from './use-offer-fields.ts';
import type { OfferValues } from './values.ts';

type Props = { kind: JobKind; path: OfferLimit['path'] };

/** What is usually wrong with a point and may be right for a reason: said below its field, and sent all the same. */
export function TermsWarning({ kind, path }: Props) {
  const { i18n } = useLingui();
  const { form } = useOfferFields();
  const values = useWatch({ control: form.control }) as OfferValues;
  const { readable } = toTerms(values, kind, NO_TERMS);
  const found = offerWarnings(kind, readable).find((warning) => warning.path === path);
  if (!found) return null;
  const law = sourceText(found.source, i18n.locale);
  const most = found.limit[1];
  return (
    <p
      role="note"
      className="rounded-card border border-warning/50 bg-warning-wash px-4 py-3 text-small tabular-nums"
    >
      {found.code === 'over_48_hours' ? (
        <Trans>
          The law allows {most} hours a week on average ({law}). Longer weeks have to be made up for within
          six months.
        </Trans>
      ) : (
        <Trans>
          This is more than {most} weeks, a quarter of the time until the last day. Courts ask whether so long
          a trial period fits the work ({law}).
        </Trans>
      )}
    </p>
  );
}
