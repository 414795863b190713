import type { ProcessingTable } from '../types/processing.ts';

export const processing: ProcessingTable = {
  head: ['Data', 'What for', 'Basis (GDPR)', 'How long', 'Who else gets them'],
  rows: {
    account: {
      data: 'Account: name, email, date of birth, gender and phone if you like; corrections; copies you ask for',
      why: 'keeping the account, protection of minors',
      basis: 'Art. 6 (1) b; under 16 Art. 6 (1) a with Art. 8; protection of minors Art. 6 (1) c',
      howLong: (days) => `until the account is deleted, with ${days} days to think again`,
    },
    profile: {
      data: 'Profile, address, settings, saved ads',
      why: 'applying, keeping searches',
      basis: 'Art. 6 (1) b; under 16 Art. 6 (1) a with Art. 8',
      howLong: (days) => `until you change it or your account is deleted, with ${days} days to think again`,
    },
    application: {
      data: 'Application: text, answers, CV, files, state; how you came to the ad (app, link, website, poster, feed); the company’s notes about it',
      why: 'delivering and answering it; counting where applications come from',
      basis: 'Art. 6 (1) b; kept for longer: consent, Art. 6 (1) a',
      howLong: (months, kept) =>
        `at most ${months} months after a rejection, a withdrawal or a hire; accepted without a hire ${months} months after the ad has ended; sooner if the company says so; with your consent at most ${kept} months from your yes, or until you end it`,
    },
    tracking: {
      data: 'Your own notes and reminders about applications; applications you sent elsewhere and added here; the numbers of your proofs of applications',
      why: 'Keeping track of your own search; a proof that you show to others',
      basis: 'Art. 6 (1) b; under 16 Art. 6 (1) a with Art. 8',
      howLong: (days, grace) =>
        `until you delete them or your account is deleted, ${grace} days to reconsider; a proof can be checked for ${days} days, after that its number and state stay without a name`,
    },
    talk: {
      data: 'Messages and reactions',
      why: 'talking with the company',
      basis: 'Art. 6 (1) b',
      howLong: (months) =>
        `until both sides clear them, your account is deleted, or the application is erased (after ${months} months)`,
    },
    offer: {
      data: 'Offers, their versions and signatures',
      why: 'agreeing; proof for both sides',
      basis: 'Art. 6 (1) b; proof Art. 6 (1) f',
      howLong: (years, months, sold) =>
        `signed: to the end of year ${years} after the year of signing, ${sold} years about services sold here; otherwise ${months} months. Guardians’ addresses only until it is decided`,
    },
    guardian: {
      data: 'Guardians: email, name, relation to the child, what they said of custody, the words confirmed, time',
      why: 'asking for consent and proving it; not writing again to people who said no',
      basis: 'Art. 6 (1) c with Art. 7 (1) and Art. 8; Art. 6 (1) f',
      howLong: (days, years, months, stranger) =>
        `without an answer ${days} days, after a no not at all; a consent with the account, then a proof without an address to the end of year ${years}; addresses that refused as a checksum ${months} months, ${stranger} months where the child was unknown`,
    },
    creator: {
      data: 'Creator profile, channels, figures, prices',
      why: 'offering paid posts',
      basis: 'Art. 6 (1) b; under 18 Art. 6 (1) a',
      howLong: (days) => `until you change it or your account is deleted, with ${days} days to think again`,
    },
    search: {
      data: 'Saved searches',
      why: 'telling of new ads',
      basis: 'Art. 6 (1) b',
      howLong: (days) => `until you delete them or your account is deleted, with ${days} days to think again`,
    },
    view: {
      data: 'Which ad you opened on a day',
      why: 'number of views of an ad',
      basis: 'Art. 6 (1) f',
      howLong: () => 'until the next day, then the number alone',
    },
    notice: {
      data: 'Notifications; devices they go to',
      why: 'telling of news',
      basis: 'Art. 6 (1) b; to devices Art. 6 (1) a',
      howLong: () => 'until you delete them or switch them off, or your account is deleted',
    },
    session: {
      data: 'Sign-ins, devices, passkeys, the key of a device that was signed out',
      why: 'protecting the account',
      basis: 'Art. 6 (1) b and f',
      howLong: (days) => `devices ${days} days after they were last used, all else with the account`,
    },
    company: {
      data: 'Who acts for a company: membership, invitations, ads, the company’s log; numbers, an address and documents that show who advertises',
      why: 'keeping companies, proving acts',
      basis: 'Art. 6 (1) b and f',
      howLong: (months) =>
        `a membership until it ends; the log ${months} months; documents until we have looked at them, the rest with the company`,
    },
    report: {
      data: 'Reports with evidence, decisions with their reasons, objections',
      why: 'removing what is illegal, giving reasons, looking again',
      basis: 'Art. 6 (1) c',
      howLong: (months) =>
        `${months} months after the decision, longer only while an objection or a lock lasts; also where the account is deleted before`,
    },
    guest: {
      data: 'Report without an account: name and email',
      why: 'confirming it, telling the decision, answering an objection',
      basis: 'Art. 6 (1) c',
      howLong: (months) => `${months} months after the decision, longer only while an objection lasts`,
    },
    consent: {
      data: 'Which version you agreed to, and when',
      why: 'proof',
      basis: 'Art. 6 (1) c with Art. 7 (1)',
      howLong: (days) => `with the account, with ${days} days to think again`,
    },
    operation: {
      data: 'Receipts of changes, counts against abuse, one-time links, tasks that are about to be done',
      why: 'nothing is lost or done twice; security',
      basis: 'Art. 6 (1) b and f',
      howLong: (days) => `at most ${days} days`,
    },
    staff: {
      data: 'What staff has done',
      why: 'knowing who has decided',
      basis: 'Art. 6 (1) f',
      howLong: (months) => `${months} months`,
    },
    seller: {
      data: 'Who sells services here: name, address, tax number, date of birth, sums of a year',
      why: 'report to the tax authorities, where contracts for services are made here',
      basis: 'Art. 6 (1) c with the PStTG',
      howLong: (years) => `${years} years from the end of the year; without a contract, with the account`,
    },
    invoice: {
      data: 'Companies: invoices and billing address',
      why: 'tax law',
      basis: 'Art. 6 (1) c',
      howLong: (years) => `${years} years from the end of the year`,
    },
  },
  recipients: {
    companies: 'the company you apply to, or that looks for you',
    hosting: 'hosting of the servers',
    mail: 'delivery of emails',
    push: 'your browser’s notification service, without content',
    'sign-in': 'sign-in service',
    billing: 'payment service',
    'other-side': 'the other side of the conversation',
    tax: 'tax authorities',
  },
  logs: (days) => [
    'Technical logs without names and tokens',
    'operation and security',
    'Art. 6 (1) f',
    `${days} days`,
  ],
  backups: (days) => [
    'Backups of everything',
    'restoring after a failure; what had been erased is erased again then',
    'Art. 6 (1) f with Art. 32',
    `${days} days`,
  ],
};
