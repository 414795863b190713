import type { Decisions } from '../types/decisions.ts';

export const decisions: Decisions = {
  about: {
    job: 'ein Stellenangebot',
    company: 'eine Firma',
    creator: 'ein Creator-Profil',
    message: 'eine Nachricht',
    user: 'eine Person',
    conversation: 'ein Gespräch',
    lock: 'die Sperre deines Kontos',
    decision: 'eine Entscheidung über eine Meldung',
  },
  named: (what, name, id) => (name === '' ? `${what} (${id})` : `${what} „${name}“ (${id})`),
  outcome: {
    upheld: 'Die Meldung war berechtigt.',
    dismissed: 'Wir haben keinen Verstoß gefunden.',
    granted: 'Dein Widerspruch war berechtigt.',
    refused: 'Es bleibt bei der Entscheidung.',
  },
  measure: {
    none: '',
    content_removed: 'Der Inhalt wurde entfernt.',
    account_locked: 'Das Konto wurde gesperrt.',
    company_blocked: 'Die Firma darf nichts mehr veröffentlichen, ihre Anzeigen sind nicht mehr online.',
  },
  restriction: {
    account_locked: 'Wir haben dein Konto gesperrt.',
    job_unpublished: 'Wir haben eine Anzeige geschlossen.',
    job_refused: 'Wir haben eine Anzeige nicht veröffentlicht.',
    message_removed: 'Wir haben eine Nachricht von dir entfernt.',
    content_removed: 'Wir haben Texte und Bilder entfernt, die bei dir zu sehen waren.',
    company_unverified: 'Wir haben die Bestätigung deiner Firma zurückgenommen.',
    company_blocked: 'Deine Firma darf nichts mehr veröffentlichen, ihre Anzeigen sind nicht mehr online.',
    source_refused: 'Wir haben eine Quelle deines Creator-Profils nicht anerkannt.',
  },
  undone: {
    account_locked: 'Dein Konto ist wieder offen.',
    job_unpublished: 'Du kannst die Anzeige wieder veröffentlichen.',
    job_refused: 'Du kannst die Anzeige wieder einreichen.',
    message_removed: 'Die Nachricht selbst ist gelöscht; du kannst sie noch einmal schreiben.',
    content_removed: 'Die Texte und Bilder selbst sind gelöscht; du kannst sie wieder einstellen.',
    company_unverified: 'Deine Firma ist wieder bestätigt.',
    company_blocked: 'Deine Firma darf wieder veröffentlichen.',
    source_refused: 'Die Quelle ist anerkannt.',
  },
  another:
    'Es gibt aber auch eine neuere Entscheidung mit eigenen Gründen. Sie gilt weiter; auch ihr kannst du widersprechen.',
  decidedAgain: 'Wir entscheiden noch einmal über deine Meldung und sagen dir, was herauskommt.',
  clause: (number) => `Ziffer ${number} der Nutzungsbedingungen`,
  unanswered: (days) =>
    `Auf Bewerbungen für diese Anzeige hat ${days} Tage lang niemand geschaut. Jede Bewerbung bekommt eine Antwort; darum endet eine solche Anzeige von selbst.`,
};
