import { Trans, useLingui } from '@lingui/react/macro';
import type { Offer, OfferTerms } from '../../../../contract/entities/offer.ts';
import { checkNumber } from '../../../../contract/policy/offer-check.ts';
import { KIND_LABEL } from '../../../i18n/job-labels.ts';
import { offerFigures } from '../../../i18n/offer-terms.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { CompanyMark } from '../../../ui/company-mark.tsx';
import { Envelope } from '../../../ui/envelope.tsx';
import { FormNote } from './form-note.tsx';
import { Signatures } from './signatures.tsx';
import { TermList } from './term-list.tsx';

/** As much of an offer as its letter shows; a preview has no signatures and no number. */
export type Letter = Pick<Offer, 'kind' | 'terms' | 'parties' | 'contractForm'> & {
  words: string;
  /** When it was sent; null while it is written. */
  at: string | null;
};

type Props = {
  letter: Letter;
  /** Missing in a preview. */
  offer?: Offer;
  /** An earlier version to compare with. */
  before?: OfferTerms | undefined;
  waiting?: boolean;
};

/** An offer set like a letter: who to whom, three figures, the company's own words, then point by point. */
export function OfferLetter({ letter, offer, before, waiting = false }: Props) {
  const { i18n } = useLingui();
  const format = useFormat();
  const { kind, terms, parties, words, at, contractForm } = letter;
  const figures = offerFigures(i18n, kind, terms);
  const day = at && format.date(at);
  return (
    <Envelope seal={<CompanyMark name={parties.company.name} />} waiting={waiting}>
      <div className="grid gap-5 px-5 pt-3 pb-6 sm:px-7">
        <header className="grid gap-1 text-center">
          <h2 className="text-title font-bold tracking-tight text-balance [overflow-wrap:anywhere]" lang="">
            {terms.title ? <bdi>{terms.title}</bdi> : <Trans>Title of the work</Trans>}
          </h2>
          <p className="text-soft">
            <bdi>{parties.company.name}</bdi>
            <span className="block text-small">
              {day ? (
                <Trans>
                  for {parties.talent.name}, {day}
                </Trans>
              ) : (
                <Trans>for {parties.talent.name}</Trans>
              )}
            </span>
            <span className="block text-small">{i18n._(KIND_LABEL[kind])}</span>
          </p>
        </header>
        {figures.length > 1 && (
          <ul className="grid auto-cols-fr grid-flow-col divide-x divide-line border-y border-line text-center">
            {figures.map((figure) => (
              <li key={figure} className="px-2 py-3 text-small font-semibold tabular-nums">
                {/* Within the padding: a clamped box shows the next line there. */}
                <span className="line-clamp-3 [overflow-wrap:anywhere]" dir="auto">
                  {figure}
                </span>
              </li>
            ))}
          </ul>
        )}
        {words.trim() !== '' && (
          <p className="prose whitespace-pre-line" lang="" dir="auto">
            {words}
          </p>
        )}
        <TermList kind={kind} terms={terms} before={before} />
        <FormNote form={contractForm} kind={kind} />
        {offer && offer.status !== 'draft' && <Signatures offer={offer} />}
      </div>
      {offer && offer.termsHash !== '' && (
        <p className="border-t border-line px-5 py-3 text-note text-faint tabular-nums sm:px-7">
          <Trans>
            Version {offer.version}, check number {checkNumber(offer.termsHash)}. If one word is changed, this
            number changes.
          </Trans>
        </p>
      )}
    </Envelope>
  );
}
