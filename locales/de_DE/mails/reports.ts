import type { ReportsMails } from '../../types/mails.ts';

export const reports: ReportsMails = {
  'report-decision': ({ firstname, about, decision, reason, url }) => ({
    subject: 'Entscheidung über eine Meldung',
    text: `Hallo ${firstname},

es geht um: ${about}

Wir haben entschieden: ${decision}

Warum: ${reason}

Ein Mensch hat das geprüft. Wenn du es anders siehst, kannst du innerhalb von sechs Monaten widersprechen.`,
    link: { label: 'Ansehen oder widersprechen', url },
  }),
  'appeal-decision': ({ firstname, about, decision, reason, url }) => ({
    subject: 'Entscheidung über deinen Widerspruch',
    text: `Hallo ${firstname},

es geht um: ${about}

Über deinen Widerspruch ist entschieden: ${decision}

Warum: ${reason}

Dir bleibt der Weg zu einer Streitbeilegungsstelle oder zu einem Gericht.`,
    link: { label: 'Ansehen', url },
  }),
};
