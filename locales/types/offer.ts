import type { PayUnit } from '../../contract/entities/job.ts';
import type { ContractForm, OfferParty, OfferSignature, OfferStatus } from '../../contract/entities/offer.ts';
import type { Custody, GuardianRelation } from '../../contract/entities/user.ts';
import type { JobKind } from '../../contract/job-kinds.ts';
import type { TermLeft } from '../../contract/law/proof-of-terms.ts';
import type { OfferProblem } from '../../contract/policy/offer-check.ts';

/** Every word of the document. */
export type OfferWords = {
  /** Above one that everybody has signed, and above any other. */
  title: { signed: string; open: string };
  intro: (company: string, talent: string) => string;
  kinds: Record<JobKind, string>;
  fields: Record<
    | 'kind'
    | 'title'
    | 'pay'
    | 'hours'
    | 'start'
    | 'end'
    | 'place'
    | 'trialWeeks'
    | 'notice'
    | 'deliverables'
    | 'dueDates'
    | 'revisions'
    | 'usageRights'
    | 'exclusivity'
    | 'disclosure'
    | 'validUntil',
    string
  >;
  units: Record<PayUnit, string>;
  perWeek: (hours: string) => string;
  weeks: (count: number) => string;
  noEnd: string;
  terms: string;
  form: string;
  forms: Record<ContractForm, string>;
  /** How the essential terms are handed over; `where`: the paragraphs. */
  proof: string;
  proofs: Record<'text' | 'paper', (where: string) => string>;
  /** What the offer does not say and the company has to add. */
  termsLeft: string;
  leftTerm: Record<TermLeft, string>;
  state: string;
  states: Record<OfferStatus, string>;
  version: (version: number) => string;
  signatures: string;
  none: string;
  parties: Record<OfferParty, string>;
  methods: Record<OfferSignature['method'], string>;
  /** Who signed for somebody below 18, and on which basis alone or not. */
  relations: Record<GuardianRelation, string>;
  custody: Record<Custody, string>;
  /** Some contracts need a court's approval where a guardian signs. */
  court: string;
  missing: (count: number, party: OfferParty) => string;
  verification: string;
  /** The short number that the app shows as well. */
  number: (checkNumber: string) => string;
  howToVerify: string;
  verified: string;
  problems: Record<OfferProblem, string>;
};
