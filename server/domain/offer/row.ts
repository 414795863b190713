import type { Selectable } from 'kysely';
import type { OfferSignatureTable, OfferTable, OfferVersionTable } from '../../database/schema/offer.ts';

export type OfferRow = Selectable<OfferTable>;
export type OfferVersionRow = Selectable<OfferVersionTable>;
export type OfferSignatureRow = Selectable<OfferSignatureTable>;
