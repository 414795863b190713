import type { Template } from '../template.ts';

/** A company asks somebody to join it. */
export const inviteTemplate: Template<'company' | 'sender' | 'url'> = {
  de_DE: ({ company, sender, url }) => ({
    subject: `${sender} lädt dich zu ${company} ein`,
    text: `Hallo,

${sender} möchte, dass du auf Zusage für ${company} mitarbeitest: Bewerbungen lesen, antworten, Jobs schreiben.

Der Link gilt 14 Tage und nur einmal.`,
    link: { label: 'Einladung ansehen', url },
    small: `Du kennst ${company} nicht? Dann lösch diese Mail, es passiert nichts.`,
  }),
  en_US: ({ company, sender, url }) => ({
    subject: `${sender} invites you to ${company}`,
    text: `Hello,

${sender} would like you to work for ${company} on Zusage: read applications, answer them, write jobs.

The link is good for 14 days, and once.`,
    link: { label: 'See the invitation', url },
    small: `You do not know ${company}? Delete this mail and nothing happens.`,
  }),
};
