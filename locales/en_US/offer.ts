import type { OfferWords } from '../types/offer.ts';

export const offer: OfferWords = {
  title: { signed: 'Signed offer', open: 'Offer' },
  intro: (company, talent) => `Offer by ${company} to ${talent}`,
  kinds: {
    employment: 'Employment',
    minijob: 'Mini job',
    apprenticeship: 'Apprenticeship',
    internship: 'Internship',
    holiday: 'Holiday job',
    freelance: 'Freelance work',
    campaign: 'Campaign',
  },
  fields: {
    kind: 'Kind',
    title: 'Title',
    pay: 'Pay',
    hours: 'Hours',
    start: 'Start',
    end: 'End',
    place: 'Place',
    trialWeeks: 'Trial period',
    notice: 'Notice period',
    deliverables: 'Deliverables',
    dueDates: 'Due dates',
    revisions: 'Revisions',
    usageRights: 'Usage rights',
    exclusivity: 'Exclusivity',
    disclosure: 'Marking as advertising',
    validUntil: 'Answer until',
  },
  units: {
    HOUR: 'an hour',
    DAY: 'a day',
    WEEK: 'a week',
    MONTH: 'a month',
    YEAR: 'a year',
    PROJECT: 'in total',
  },
  perWeek: (hours) => `${hours} hours a week`,
  weeks: (count) => (count === 1 ? '1 week' : `${count} weeks`),
  noEnd: 'without an end',
  terms: 'What is to be agreed',
  form: 'What this means',
  forms: {
    text: 'The contract needs no particular form. Once everybody has signed, it is concluded by this document in text form.',
    simple:
      'The contract needs no particular form. Once everybody has signed, it is concluded by this document. Payment is made outside Zusage.',
    outside:
      'This is not the contract. It records what both sides have agreed in words. They make the contract outside Zusage, by mail for example, and that is where payment happens too.',
    training:
      'This is not the training contract. What is agreed here is that there will be one. Next step: the company sends the contract with the contents of § 11 BBiG in text form before the start, and has it entered by the chamber (§§ 34 to 36 BBiG).',
    qes_or_paper:
      'This is not the employment contract. Only the offer is accepted here. A fixed term holds only if both sides sign the contract before the first day of work on paper or with a qualified electronic signature (§ 14 (4) TzBfG). Next step: the company sends the contract, both sides sign it, and only then does the work begin.',
  },
  proof: 'Proof of the terms',
  proofs: {
    text: (where) =>
      `The company hands over the essential terms in text form: to be read, stored and printed. On the first day names and addresses, pay and hours, the rest within seven days or a month (${where}).`,
    paper: (where) =>
      `In this branch the company hands over the essential terms on paper, signed by it. On the first day names and addresses, pay and hours, the rest within seven days or a month (${where}).`,
  },
  termsLeft: 'Of these this document does not yet say:',
  leftTerm: {
    addresses: 'addresses of both sides',
    tasks: 'description of the work',
    pay_due: 'when the pay is due, supplements and special payments',
    breaks: 'breaks, rest and shifts',
    overtime: 'whether overtime may be ordered',
    leave: 'leave',
    pension: 'the provider of a company pension',
    notice: 'how notice is given, and the three weeks for a claim',
    agreements: 'collective and works agreements',
  },
  state: 'State',
  states: {
    draft: 'draft',
    sent: 'sent',
    viewed: 'read',
    countered: 'countered',
    awaiting_guardian: 'accepted, signature of the parents missing: not in force yet',
    accepted: 'accepted, signature of the company missing',
    signed: 'signed by everybody',
    declined: 'declined',
    withdrawn: 'withdrawn',
    expired: 'expired',
  },
  version: (version) => `Version ${version}`,
  signatures: 'Signatures',
  none: 'None yet.',
  parties: { company: 'Company', talent: 'Applicant', guardian: 'Parent or guardian' },
  methods: {
    account: 'by sending from the own account',
    'typed-name': 'by the typed name in the own account',
    'mailed-link': 'by the typed name through a one-time mailed link',
  },
  relations: { mother: 'mother', father: 'father', guardian: 'guardian' },
  custody: {
    alone: 'has custody alone, as they say themselves',
    authorised: 'authorised by the other parent, as they say themselves',
    joint: 'together with the other parent',
  },
  court:
    'Where a guardian appointed by a court signs, contracts for training or work of more than one year need the approval of the family court (section 1795 (2) BGB).',
  missing: (count, party) =>
    party === 'guardian'
      ? `${count} signature(s) of the parents are missing.`
      : `${count} signature(s) of the company are missing.`,
  verification: 'Verify',
  number: (checkNumber) => `Check number: ${checkNumber}`,
  howToVerify:
    'The checksum is SHA-256 over the content in a fixed notation (JSON, sorted keys, no spaces): number of the offer, version, kind, form of the contract, both sides and all terms. Each seal is SHA-256 over the seal before it (the first: the checksum) and the signature. One changed character gives another checksum. Times are the server’s (UTC).',
  verified: 'Verified when this was issued: content and signatures belong together.',
  problems: {
    terms: 'Warning: the content does not fit the checksum.',
    signature: 'Warning: a signature belongs to other content.',
    seal: 'Warning: the chain of signatures was altered.',
  },
};
