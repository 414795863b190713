import type { Offer } from '../../../contract/entities/offer.ts';
import type { Side } from '../../../contract/fields.ts';

/** As the model keeps an offer. */
export type OfferRecord = Offer & {
  createdBy: string;
  /** The first version the applicant has read; null: it was never sent. */
  sentVersion: number | null;
};

/** As a side reads it: how the first version came about is the company's alone. */
export function presentOffer({ createdBy, sentVersion, ...row }: OfferRecord, side: Side): Offer {
  if (side === 'company') return row;
  const first = sentVersion ?? row.version + 1;
  const history = row.history
    .filter(({ version }) => version >= first)
    .map((version) => (version.version === first ? { ...version, diff: [] } : version));
  return { ...row, history };
}

/** Drafts are the company's, and one that was withdrawn unsent is gone. */
export function shownOffer(row: OfferRecord | undefined, kind: string, owner: string): Offer | null {
  if (!row) return null;
  const unsent = row.sentVersion === null;
  if (kind === 'user') return row._userId === owner && !unsent ? presentOffer(row, 'talent') : null;
  const isGone = unsent && row.status !== 'draft';
  return row._companyId === owner && !isGone ? presentOffer(row, 'company') : null;
}
