import type { Template } from '../template.ts';

/** Whoever objected learns what came of it. All texts in the reader's language. */
export const appealDecisionTemplate: Template<'firstname' | 'about' | 'decision' | 'reason' | 'url'> = {
  de_DE: ({ firstname, about, decision, reason, url }) => ({
    subject: 'Entscheidung über deinen Widerspruch',
    text: `Hallo ${firstname},

es geht um: ${about}

Über deinen Widerspruch ist entschieden: ${decision}

Warum: ${reason}

Dir bleibt der Weg zu einer Streitbeilegungsstelle oder zu einem Gericht.`,
    link: { label: 'Ansehen', url },
  }),
  en_US: ({ firstname, about, decision, reason, url }) => ({
    subject: 'Decision about your objection',
    text: `Hello ${firstname},

this is about: ${about}

Your objection was decided: ${decision}

Why: ${reason}

You may still turn to a dispute settlement body or to a court.`,
    link: { label: 'See it', url },
  }),
};
