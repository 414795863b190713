import type { ObjectionPageWords } from '../types/objection-page.ts';

export const objectionPage: ObjectionPageWords = {
  title: 'Unserer Entscheidung widersprechen',
  lead: 'Dafür brauchst du kein Konto. Was du schreibst, liest jemand, der vorher nicht entschieden hat.',
  report: 'Deine Meldung',
  about: 'Es geht um',
  decided: 'Wir haben entschieden',
  why: 'Warum',
  until: (day) => `Du kannst bis ${day} widersprechen.`,
  text: 'Warum siehst du es anders?',
  textHint: 'Schreib, was wir falsch gesehen haben oder nicht wissen konnten. Zwei Sätze genügen.',
  send: 'Widerspruch senden',
  steps: [
    'Du siehst sofort, dass dein Widerspruch angekommen ist, und bekommst eine Nummer.',
    'Ein Mensch von Zusage sieht es sich an: jemand anderes als beim ersten Mal.',
    'Du bekommst per Mail, was entschieden wurde, und warum.',
  ],
  problems: {
    title: 'Der Widerspruch ist noch nicht gesendet',
    text: 'Schreib in ein, zwei Sätzen, warum du es anders siehst.',
    textLong: 'Das ist länger, als wir annehmen können. Kürz es ein wenig.',
    robot:
      'Ein Feld, das niemand sieht, war ausgefüllt. Das machen meist Programme. Sende den Widerspruch noch einmal, es ist jetzt leer.',
    often: 'Von hier kam heute schon sehr viel. Versuch es morgen noch einmal.',
    offline: 'Kein Netz. Nichts ist verloren: Sende den Widerspruch, sobald du wieder Netz hast.',
  },
  received: {
    title: 'Dein Widerspruch ist angekommen',
    number: 'Nummer',
    keep: 'Schreib sie dir auf. Mit ihr kannst du nachfragen.',
    mailed: (day) => `Bis ${day} bekommst du die Antwort per Mail.`,
    here: (day) =>
      `Deine Mail-Adresse haben wir nicht mehr. Bis ${day} steht die Antwort auf dieser Seite: Heb den Link aus unserer Mail auf.`,
    written: 'Das hast du geschrieben',
    next: 'Ein Mensch sieht es sich an: jemand anderes als beim ersten Mal.',
  },
  answered: {
    title: 'Dein Widerspruch ist beantwortet',
    answer: 'Unsere Antwort',
    courts: 'Unabhängig davon kannst du dich an eine Streitbeilegungsstelle oder an ein Gericht wenden.',
  },
  late: {
    title: 'Für einen Widerspruch ist es zu spät',
    text: (months) =>
      `Einer Entscheidung kannst du ${months} Monate lang widersprechen. Diese Zeit ist vorbei.`,
    courts: 'Du kannst dich noch an ein Gericht wenden oder uns schreiben.',
  },
  unknown: {
    title: 'Dieser Link geht nicht',
    text: 'Öffne noch einmal den Link in unserer Mail. Hast du ihn kopiert, dann kopier ihn ganz.',
  },
  ways: 'Alle Wege zu uns',
};
