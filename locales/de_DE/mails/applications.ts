import type { ApplicationsMails } from '../../types/mails.ts';

const OUTCOME: Record<string, (company: string) => string> = {
  accepted: (company) => `${company} möchte mit dir sprechen. Ihr könnt euch jetzt schreiben.`,
  hired: (company) => `${company} stellt dich ein. Herzlichen Glückwunsch!`,
  rejected: (company) => `${company} hat sich für jemand anderen entschieden.`,
  closed: (company) => `${company} hat den Job geschlossen. An dir lag es nicht.`,
};

export const applications: ApplicationsMails = {
  'application-outcome': ({ firstname, company, job, outcome, message, url }) => ({
    subject: `Antwort auf deine Bewerbung: ${job}`,
    text: `Hallo ${firstname},

${OUTCOME[outcome]?.(company) ?? `${company} hat geantwortet.`}

Es geht um: ${job}${message === '' ? '' : `\n\n${company} schreibt:\n${message}`}`,
    link: { label: 'In Zusage ansehen', url },
  }),
  digest: ({ firstname, count, lines, url, types, unsubscribe }) => ({
    subject: count === '1' ? 'Eine Neuigkeit für dich' : `${count} Neuigkeiten für dich`,
    text: `Hallo ${firstname},

das ist neu:

${lines}`,
    link: { label: 'In Zusage ansehen', url },
    small: `Keine Mails mehr über\n${types}\n\nGar keine solchen Mails mehr: ${unsubscribe}`,
    unsubscribe,
  }),
  invite: ({ company, sender, url }) => ({
    subject: `${sender} lädt dich zu ${company} ein`,
    text: `Hallo,

${sender} möchte, dass du auf Zusage für ${company} mitarbeitest: Bewerbungen lesen, antworten, Jobs schreiben.

Der Link gilt 14 Tage und nur einmal.`,
    link: { label: 'Einladung ansehen', url },
    small: `Du kennst ${company} nicht? Dann lösch diese Mail, es passiert nichts.`,
  }),
};
