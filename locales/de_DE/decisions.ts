import type { Decisions } from '../types/decisions.ts';

export const decisions: Decisions = {
  about: {
    job: 'ein Stellenangebot',
    company: 'ein Unternehmen',
    message: 'eine Nachricht',
    user: 'eine Person',
    conversation: 'ein Gespräch',
    lock: 'die Sperre deines Kontos',
    decision: 'eine Entscheidung über eine Meldung',
  },
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
    company_blocked: 'Das Unternehmen darf nichts mehr veröffentlichen.',
  },
};
