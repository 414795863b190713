import { Trans, useLingui } from '@lingui/react/macro';
import type { JobKind } from '../../../../contract/job-kinds.ts';
import { type OfferLimit, offerWarnings } from '../../../../contract/law/offer-limits.ts';
import { sourceText } from '../../../i18n/age-reason-text.ts';
import { useReadableTerms } from './use-offer-fields.ts';

type Props = { kind: JobKind; path: OfferLimit['path'] };

/** What is usually wrong with a point and may be right for a reason: said below its field, and sent all the same. */
export function TermsWarning({ kind, path }: Props) {
  const { i18n } = useLingui();
  const found = offerWarnings(kind, useReadableTerms(kind)).find((warning) => warning.path === path);
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
