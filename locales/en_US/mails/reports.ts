import type { ReportsMails } from '../../types/mails.ts';

export const reports: ReportsMails = {
  'report-received': ({ firstname, about, no, url }) => ({
    subject: `Your report ${no} has arrived`,
    text: `Hello ${firstname},

your report has arrived. It is about: ${about}

Number: ${no}

A person looks at it. The other side is not told who reported it. We write to you what we have decided, and why. If you are in danger, call the police: 110, in all of Europe 112.`,
    link: { label: 'See your report', url },
  }),
  'guest-report-received': ({ about, no, url }) => ({
    subject: `Your report ${no} has arrived`,
    text: `Hello,

something was reported to us with this address. It is about: ${about}

Number: ${no}

A person looks at it. The other side is not told who reported it. We write to you what we have decided, why, and how you can object. If you are in danger, call the police: 110, in all of Europe 112.`,
    link: { label: 'See the reported page', url },
    small:
      'You have not reported anything? Then somebody has typed your address. There is nothing you need to do.',
  }),
  'report-new': ({ no, about, reason, text, command }) => ({
    subject: `Report ${no}: ${reason}`,
    text: `Hello,

this was reported: ${about}

Reason: ${reason}

Written along with it: ${text || 'nothing'}

To see and decide it:

${command}`,
  }),
  'appeal-new': ({ about, text, by, command }, { day }) => ({
    subject: 'An objection to a decision',
    text: `Hello,

somebody objects. It is about: ${about}

They wrote: ${text}

To be answered by ${day(by)}:

${command}`,
  }),
  'report-decision': ({ firstname, about, decision, reason, url }) => ({
    subject: 'Decision about a report',
    text: `Hello ${firstname},

this is about: ${about}

We have decided: ${decision}

Why: ${reason}

A person has looked at it. If you see it differently, you can object within six months; somebody else decides about it. Apart from that you can go to court.`,
    link: { label: 'See it or object', url },
  }),
  restriction: ({ firstname, what, about, facts, rule, automated, until, appealUntil, url }, { day }) => ({
    subject: `Our decision: ${what.replace(/\.$/, '')}`,
    text: `Hello ${firstname},

${what}${about === '' ? '' : ` It is about: ${about}`}

What happened: ${facts}

What it rests on: ${rule}

Where and for how long: wherever the service can be used, ${until === '' ? 'until we decide otherwise' : `until ${day(until)}`}.

${automated === 'yes' ? 'This happened automatically, when a period was over. Nobody looked at it before.' : 'A person has looked at it and decided, not a machine.'}

If you see it differently, you can object in the app until ${day(appealUntil)}; somebody else then decides about it. Apart from that you can go to court.`,
    link: { label: 'See it or object', url },
  }),
  'guest-report-decision': ({ no, about, decision, reason, contact, url }) => ({
    subject: `Decision about your report ${no}`,
    text: `Hello,

this is about your report ${no} of ${about}.

We have decided: ${decision}

Why: ${reason}

A person has looked at it. If you see it differently, you can object within six months with the button below, without an account. Somebody else then decides about it.${contact ? ` You can also write to ${contact} and name the number ${no}.` : ''} Apart from that you can turn to a dispute settlement body or to a court.`,
    link: { label: 'Object', url },
    small: 'Anyone with this link can object in your name. Do not pass it on.',
  }),
  'guest-appeal-decision': ({ no, report, decision, reason, url }) => ({
    subject: `Decision about your objection ${no}`,
    text: `Hello,

this is about your objection ${no} to our decision about your report ${report}.

Somebody else than before has decided: ${decision}

Why: ${reason}

Apart from that you can turn to a dispute settlement body or to a court.`,
    link: { label: 'All ways to us', url },
  }),
  'appeal-decision': ({ firstname, about, decision, reason, url }) => ({
    subject: 'Decision about your objection',
    text: `Hello ${firstname},

this is about: ${about}

Your objection was decided: ${decision}

Why: ${reason}

Apart from that you can go to court.`,
    link: { label: 'See it', url },
  }),
};
