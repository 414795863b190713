import type { Template } from '../template.ts';

/** Whoever reported something, or whom it concerns, learns what was decided. All texts in the reader's language. */
export const reportDecisionTemplate: Template<'firstname' | 'about' | 'decision' | 'reason' | 'url'> = {
  de_DE: ({ firstname, about, decision, reason, url }) => ({
    subject: 'Entscheidung über eine Meldung',
    text: `Hallo ${firstname},

es geht um: ${about}

Wir haben entschieden: ${decision}

Warum: ${reason}

Ein Mensch hat das geprüft. Wenn du es anders siehst, kannst du innerhalb von sechs Monaten widersprechen.`,
    link: { label: 'Ansehen oder widersprechen', url },
  }),
  en_US: ({ firstname, about, decision, reason, url }) => ({
    subject: 'Decision about a report',
    text: `Hello ${firstname},

this is about: ${about}

We have decided: ${decision}

Why: ${reason}

A person has looked at it. If you see it differently, you can object within six months.`,
    link: { label: 'See it or object', url },
  }),
};
