import type { FactWords } from '../../contract/import/ad-to-draft.ts';
import type { Consents } from './consents.ts';
import type { CreatorCardWords } from './creator-card.ts';
import type { Decisions } from './decisions.ts';
import type { Endings } from './endings.ts';
import type { InvoiceWords } from './invoice.ts';
import type { Mails } from './mails.ts';
import type { News } from './news.ts';
import type { ObjectionPageWords } from './objection-page.ts';
import type { OfferWords } from './offer.ts';
import type { PublicPageWords, UnsubscribeWords } from './pages.ts';
import type { ProcessingTable } from './processing.ts';
import type { ProofWords } from './proof.ts';
import type { ReportPageWords } from './report-page.ts';
import type { SellerWords } from './seller.ts';

/** All that the server says in a language: in mails, documents and pages of its own. */
export type ServerTexts = {
  readonly mails: Mails;
  readonly news: News;
  readonly consents: Consents;
  readonly creatorCard: CreatorCardWords;
  readonly decisions: Decisions;
  readonly endings: Endings;
  readonly factWords: FactWords;
  readonly invoice: InvoiceWords;
  readonly objectionPage: ObjectionPageWords;
  readonly offer: OfferWords;
  readonly processing: ProcessingTable;
  readonly proof: ProofWords;
  readonly publicPages: PublicPageWords;
  readonly reportPage: ReportPageWords;
  readonly seller: SellerWords;
  readonly unsubscribe: UnsubscribeWords;
};
