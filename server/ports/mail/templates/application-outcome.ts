import type { Template } from '../template.ts';

type Params = 'firstname' | 'company' | 'job' | 'outcome' | 'message' | 'url';

const GERMAN: Record<string, (company: string) => string> = {
  accepted: (company) => `${company} möchte mit dir sprechen. Ihr könnt euch jetzt schreiben.`,
  hired: (company) => `${company} stellt dich ein. Herzlichen Glückwunsch!`,
  rejected: (company) => `${company} hat sich für jemand anderen entschieden.`,
  closed: (company) => `${company} hat den Job geschlossen. An dir lag es nicht.`,
};
const ENGLISH: Record<string, (company: string) => string> = {
  accepted: (company) => `${company} would like to talk to you. You can write to each other now.`,
  hired: (company) => `${company} is hiring you. Congratulations!`,
  rejected: (company) => `${company} has decided for somebody else.`,
  closed: (company) => `${company} has closed the job. It was not about you.`,
};

/**
 * The answer to an application. `outcome`: accepted, hired, rejected or closed; `message`: what the company wrote,
 * empty for nothing.
 */
export const applicationOutcomeTemplate: Template<Params> = {
  de_DE: ({ firstname, company, job, outcome, message, url }) => ({
    subject: `Antwort auf deine Bewerbung: ${job}`,
    text: `Hallo ${firstname},

${GERMAN[outcome]?.(company) ?? `${company} hat geantwortet.`}

Es geht um: ${job}${message === '' ? '' : `\n\n${company} schreibt:\n${message}`}`,
    link: { label: 'In Zusage ansehen', url },
  }),
  en_US: ({ firstname, company, job, outcome, message, url }) => ({
    subject: `Answer to your application: ${job}`,
    text: `Hello ${firstname},

${ENGLISH[outcome]?.(company) ?? `${company} has answered.`}

This is about: ${job}${message === '' ? '' : `\n\n${company} writes:\n${message}`}`,
    link: { label: 'See it in Zusage', url },
  }),
};
