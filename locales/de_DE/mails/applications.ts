import type { ApplicationsMails } from '../../types/mails.ts';

const OUTCOME: Record<string, (company: string) => string> = {
  accepted: (company) => `${company} möchte mit dir sprechen. Ihr könnt euch jetzt schreiben.`,
  hired: (company) => `${company} stellt dich ein. Herzlichen Glückwunsch!`,
  rejected: (company) => `${company} hat sich für jemand anderen entschieden.`,
  closed: (company) => `${company} hat den Job geschlossen. An dir lag es nicht.`,
};

const mayDo = (rights: string): string => {
  const all = [
    'Jobs schreiben',
    'Bewerbungen lesen',
    ...(rights.includes('chat') ? ['Bewerbungen beantworten'] : []),
    ...(rights.includes('sign') ? ['Angebote unterschreiben'] : []),
  ];
  return `${all.slice(0, -1).join(', ')} und ${all.at(-1)}`;
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
  // Mails that were queued by the version before have no position, rights and note.
  invite: ({ company, sender, position = '', rights = '', note = '', url }) => ({
    subject: `${sender} lädt dich zu ${company} ein`,
    text: `Hallo,

${sender} holt dich auf Zusage ins Team von ${company}${position === '' ? '' : `: ${position}`}.${note === '' ? '' : `\n\n${sender} schreibt:\n${note}`}

Dort kannst du ${mayDo(rights)}.

Du musst keine Firma anlegen. Der Link gilt 14 Tage.`,
    link: { label: 'Einladung ansehen', url },
    small: `Du kennst ${company} nicht? Dann lösch diese Mail, es passiert nichts.`,
  }),
  'invite-settled': ({ firstname, company, outcome, url }) =>
    outcome === 'admitted'
      ? {
          subject: `Du gehörst jetzt zu ${company}`,
          text: `Hallo ${firstname},\n\nbei ${company} ist ein Platz frei geworden, und du wurdest aufgenommen.`,
          link: { label: 'Firma öffnen', url },
        }
      : {
          subject: `${company} hat die Einladung zurückgenommen`,
          text: `Hallo ${firstname},\n\n${company} hat die Einladung zurückgenommen. Du wartest dort nicht mehr auf einen Platz.`,
        },
};
