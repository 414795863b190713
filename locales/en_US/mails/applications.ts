import type { ApplicationsMails } from '../../types/mails.ts';

const OUTCOME: Record<string, (company: string) => string> = {
  accepted: (company) => `${company} would like to talk to you. You can write to each other now.`,
  hired: (company) => `${company} is hiring you. Congratulations!`,
  rejected: (company) => `${company} has decided for somebody else.`,
  closed: (company) => `${company} has closed the job. It was not about you.`,
};

const mayDo = (rights: string): string => {
  const all = [
    'write jobs',
    'read applications',
    ...(rights.includes('chat') ? ['answer applicants'] : []),
    ...(rights.includes('sign') ? ['sign offers'] : []),
  ];
  return `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`;
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
    small: `No more emails about\n${types}\n\nNo more emails like this at all: ${unsubscribe}`,
    unsubscribe,
  }),
  // Mails that were queued by the version before have no position, rights and note.
  invite: ({ company, sender, position = '', rights = '', note = '', url }) => ({
    subject: `${sender} invites you to ${company}`,
    text: `Hello,

${sender} would like you to join ${company} on Zusage${position === '' ? '' : `: ${position}`}.${note === '' ? '' : `\n\n${sender} writes:\n${note}`}

There you could ${mayDo(rights)}.

You do not have to set up a company. The link works for 14 days.`,
    link: { label: 'See the invitation', url },
    small: `You do not know ${company}? Delete this email and nothing happens.`,
  }),
  'invite-settled': ({ firstname, company, outcome, url }) =>
    outcome === 'admitted'
      ? {
          subject: `You belong to ${company} now`,
          text: `Hello ${firstname},\n\na seat at ${company} is free, and an owner has let you in.`,
          link: { label: 'Open the company', url },
        }
      : {
          subject: `${company} has taken its invitation back`,
          text: `Hello ${firstname},\n\n${company} has taken its invitation back. You no longer wait for a seat there.`,
        },
};
