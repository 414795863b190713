import type { ApplicationsMails } from '../../types/mails.ts';

const OUTCOME: Record<string, (company: string) => string> = {
  accepted: (company) => `${company} would like to talk to you. You can write to each other now.`,
  hired: (company) => `${company} is hiring you. Congratulations!`,
  rejected: (company) => `${company} has decided for somebody else.`,
  closed: (company) => `${company} has closed the job. It was not about you.`,
};

export const applications: ApplicationsMails = {
  'application-outcome': ({ firstname, company, job, outcome, message, url }) => ({
    subject: `Answer to your application: ${job}`,
    text: `Hello ${firstname},

${OUTCOME[outcome]?.(company) ?? `${company} has answered.`}

This is about: ${job}${message === '' ? '' : `\n\n${company} writes:\n${message}`}`,
    link: { label: 'See it in Zusage', url },
  }),
  digest: ({ firstname, count, lines, url, types, unsubscribe }) => ({
    subject: count === '1' ? 'One thing is new' : `${count} things are new`,
    text: `Hello ${firstname},

this is new:

${lines}`,
    link: { label: 'See it in Zusage', url },
    small: `No more mails about\n${types}\n\nNo more mails like this at all: ${unsubscribe}`,
    unsubscribe,
  }),
  invite: ({ company, sender, url }) => ({
    subject: `${sender} invites you to ${company}`,
    text: `Hello,

${sender} would like you to work for ${company} on Zusage: read applications, answer them, write jobs.

The link is good for 14 days, and once.`,
    link: { label: 'See the invitation', url },
    small: `You do not know ${company}? Delete this mail and nothing happens.`,
  }),
};
