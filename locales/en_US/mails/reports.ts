import type { ReportsMails } from '../../types/mails.ts';

export const reports: ReportsMails = {
  'report-decision': ({ firstname, about, decision, reason, url }) => ({
    subject: 'Decision about a report',
    text: `Hello ${firstname},

this is about: ${about}

We have decided: ${decision}

Why: ${reason}

A person has looked at it. If you see it differently, you can object within six months.`,
    link: { label: 'See it or object', url },
  }),
  'appeal-decision': ({ firstname, about, decision, reason, url }) => ({
    subject: 'Decision about your objection',
    text: `Hello ${firstname},

this is about: ${about}

Your objection was decided: ${decision}

Why: ${reason}

You may still turn to a dispute settlement body or to a court.`,
    link: { label: 'See it', url },
  }),
};
