import { useLingui } from '@lingui/react';
import type { OfferTerms } from '../../../../contract/entities/offer.ts';
import type { JobKind } from '../../../../contract/job-kinds.ts';
import { TERM_LABEL, type TermRow, termRows, termText } from '../../../i18n/offer-terms.ts';

type Props = {
  kind: JobKind;
  terms: OfferTerms;
  /** An earlier version: what has gone since is struck, what came is underlined, and the line has a mark. */
  before?: OfferTerms | undefined;
};

type Row = TermRow & { was: string };

/** What is promised, point by point; under a point, in one line, what it means. */
export function TermList({ kind, terms, before }: Props) {
  const { i18n } = useLingui();
  return (
    <dl>
      {rowsOf().map(({ field, label, value, note, was }) => (
        <div
          key={field}
          data-changed={was !== value || undefined}
          className="relative grid gap-x-4 gap-y-0.5 border-t border-line py-3.5 data-changed:before:absolute data-changed:before:-start-4 data-changed:before:top-4 data-changed:before:h-5 data-changed:before:border-s-2 data-changed:before:border-accent sm:grid-cols-[9rem_1fr]"
        >
          <dt className="text-small text-soft">{label}</dt>
          <dd className="min-w-0">
            <span
              className="font-semibold whitespace-pre-line tabular-nums [overflow-wrap:anywhere]"
              dir="auto"
            >
              {was !== value && was !== '' && (
                <>
                  <del className="font-normal text-faint">{was}</del>{' '}
                </>
              )}
              {was === value
                ? value
                : value !== '' && (
                    <ins className="rounded-inner bg-accent-wash px-1 decoration-accent">{value}</ins>
                  )}
            </span>
            {note && value !== '' && <span className="block text-small text-soft">{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );

  function rowsOf(): Row[] {
    const rows = termRows(i18n, kind, terms);
    if (!before) return rows.map((row) => ({ ...row, was: row.value }));
    const there = new Set(rows.map(({ field }) => field));
    const gone = termRows(i18n, kind, before).filter(({ field }) => !there.has(field));
    return [
      ...rows.map((row) => ({ ...row, was: termText(i18n, kind, row.field, before) })),
      ...gone.map((row) => ({ ...row, label: i18n._(TERM_LABEL[row.field]), was: row.value, value: '' })),
    ];
  }
}
