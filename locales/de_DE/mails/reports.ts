import type { ReportsMails } from '../../types/mails.ts';

export const reports: ReportsMails = {
  'report-received': ({ firstname, about, no, url }) => ({
    subject: `Deine Meldung ${no} ist angekommen`,
    text: `Hallo ${firstname},

deine Meldung ist angekommen. Es geht um: ${about}

Nummer: ${no}

Ein Mensch prüft sie. Wer gemeldet wurde, erfährt nicht, von wem. Wir schreiben dir, was wir entschieden haben und warum. Bist du in Gefahr, ruf die Polizei an: 110, in ganz Europa 112.`,
    link: { label: 'Meldung ansehen', url },
  }),
  'guest-report-received': ({ about, no, url }) => ({
    subject: `Deine Meldung ${no} ist angekommen`,
    text: `Guten Tag,

mit dieser Adresse wurde uns etwas gemeldet. Es geht um: ${about}

Nummer: ${no}

Ein Mensch prüft die Meldung. Wer gemeldet wurde, erfährt nicht, von wem. Wir schreiben dir, was wir entschieden haben, warum, und wie du widersprechen kannst. Bist du in Gefahr, ruf die Polizei an: 110, in ganz Europa 112.`,
    link: { label: 'Gemeldete Seite ansehen', url },
    small: 'Du hast nichts gemeldet? Dann hat jemand deine Adresse angegeben. Du musst nichts tun.',
  }),
  'report-new': ({ no, about, reason, text, command }) => ({
    subject: `Meldung ${no}: ${reason}`,
    text: `Guten Tag,

gemeldet wurde: ${about}

Grund: ${reason}

Dazu geschrieben: ${text || 'nichts'}

Ansehen und entscheiden:

${command}`,
  }),
  'appeal-new': ({ about, text, by, command }, { day }) => ({
    subject: 'Widerspruch gegen eine Entscheidung',
    text: `Guten Tag,

jemand widerspricht. Es geht um: ${about}

Geschrieben wurde: ${text}

Zu beantworten bis ${day(by)}:

${command}`,
  }),
  'report-decision': ({ firstname, about, decision, reason, url }) => ({
    subject: 'Entscheidung über eine Meldung',
    text: `Hallo ${firstname},

es geht um: ${about}

Wir haben entschieden: ${decision}

Warum: ${reason}

Ein Mensch hat das geprüft. Wenn du es anders siehst, kannst du innerhalb von sechs Monaten widersprechen; jemand anderes entscheidet darüber. Unabhängig davon kannst du ein Gericht anrufen.`,
    link: { label: 'Ansehen oder widersprechen', url },
  }),
  restriction: ({ firstname, what, about, facts, rule, automated, until, appealUntil, url }, { day }) => ({
    subject: `Entscheidung: ${what.replace(/\.$/, '')}`,
    text: `Hallo ${firstname},

${what}${about === '' ? '' : ` Es geht um: ${about}`}

Was war: ${facts}

Worauf wir es stützen: ${rule}

Wo und wie lange: überall, wo es den Dienst gibt, ${until === '' ? 'bis wir anders entscheiden' : `bis ${day(until)}`}.

${automated === 'yes' ? 'Das geschah automatisch, nach Ablauf einer Frist. Kein Mensch hat vorher daraufgeschaut.' : 'Ein Mensch hat das geprüft und entschieden, keine Maschine.'}

Wenn du es anders siehst, kannst du bis ${day(appealUntil)} in der App widersprechen; jemand anderes entscheidet dann darüber. Unabhängig davon kannst du ein Gericht anrufen.`,
    link: { label: 'Ansehen oder widersprechen', url },
  }),
  'guest-report-decision': ({ no, about, decision, reason, contact, url }) => ({
    subject: `Entscheidung über deine Meldung ${no}`,
    text: `Guten Tag,

es geht um deine Meldung ${no} über ${about}.

Wir haben entschieden: ${decision}

Warum: ${reason}

Ein Mensch hat das geprüft. Wenn du es anders siehst, kannst du innerhalb von sechs Monaten widersprechen: mit dem Knopf unten, ohne Konto. Darüber entscheidet dann jemand anderes.${contact ? ` Du kannst auch an ${contact} schreiben; nenne dabei die Nummer ${no}.` : ''} Unabhängig davon kannst du dich an eine Streitbeilegungsstelle oder an ein Gericht wenden.`,
    link: { label: 'Widersprechen', url },
    small: 'Wer diesen Link hat, kann in deinem Namen widersprechen. Gib ihn nicht weiter.',
  }),
  'guest-appeal-decision': ({ no, report, decision, reason, url }) => ({
    subject: `Entscheidung über deinen Widerspruch ${no}`,
    text: `Guten Tag,

es geht um deinen Widerspruch ${no} gegen unsere Entscheidung über deine Meldung ${report}.

Jemand anderes als zuvor hat entschieden: ${decision}

Warum: ${reason}

Unabhängig davon kannst du dich an eine Streitbeilegungsstelle oder an ein Gericht wenden.`,
    link: { label: 'Alle Wege zu uns', url },
  }),
  'appeal-decision': ({ firstname, about, decision, reason, url }) => ({
    subject: 'Entscheidung über deinen Widerspruch',
    text: `Hallo ${firstname},

es geht um: ${about}

Über deinen Widerspruch ist entschieden: ${decision}

Warum: ${reason}

Unabhängig davon kannst du ein Gericht anrufen.`,
    link: { label: 'Ansehen', url },
  }),
};
