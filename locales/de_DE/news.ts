import type { News } from '../types/news.ts';

export const news: News = {
  types: {
    application_new: { name: 'neue Bewerbungen', line: (who, what) => `${who} hat sich beworben: ${what}` },
    application_seen: {
      name: 'gesehene Bewerbungen',
      line: (who, what) => `${who} hat deine Bewerbung geöffnet: ${what}`,
    },
    application_accepted: {
      name: 'Zusagen zum Gespräch',
      line: (who, what) => `${who} möchte mit dir sprechen: ${what}`,
    },
    application_rejected: { name: 'Absagen', line: (who, what) => `Eine Antwort von ${who}: ${what}` },
    application_withdrawn: {
      name: 'zurückgezogene Bewerbungen',
      line: (who, what) => `${who} hat die Bewerbung zurückgezogen: ${what}`,
    },
    application_due: {
      name: 'fällige Antworten',
      line: (who, what) => `${who} wartet auf eure Antwort: ${what}`,
    },
    application_assigned: {
      name: 'Bewerbungen, die dir oder anderen zugeteilt wurden',
      line: (who, what) => `${who} hat festgelegt, wer sich um ${what} kümmert`,
    },
    application_mentioned: {
      name: 'Erwähnungen in Notizen',
      line: (who, what) => `${who} hat dich in einer Notiz erwähnt: ${what}`,
    },
    application_keep: {
      name: 'Fragen, ob deine Bewerbung aufgehoben werden darf',
      line: (who, what) => `${who} möchte deine Bewerbung aufheben: ${what}`,
    },
    offer_received: { name: 'Angebote', line: (who, what) => `Ein Angebot von ${who}: ${what}` },
    offer_changed: {
      name: 'geänderte Angebote',
      line: (who, what) => `${who} hat das Angebot geändert: ${what}`,
    },
    offer_answered: {
      name: 'Antworten auf Angebote',
      line: (who, what) => `${who} hat auf euer Angebot geantwortet: ${what}`,
    },
    offer_expiring: {
      name: 'ablaufende Angebote',
      line: (who, what) => `Das Angebot mit ${who} läuft bald ab: ${what}`,
    },
    message: { name: 'Nachrichten', line: (who, what) => `${who} hat geschrieben: ${what}` },
    conversation_request: {
      name: 'Gesprächsanfragen',
      line: (who, what) => `${who} möchte dich sprechen: ${what}`,
    },
    invite: { name: 'Einladungen', line: (who) => `Eine Einladung von ${who}` },
    invite_answer: {
      name: 'Antworten auf Einladungen',
      line: (who) => `${who} hat auf deine Einladung geantwortet`,
    },
    job_saved_closing: {
      name: 'Jobs, die bald schließen',
      line: (who, what) => `Ein gemerkter Job schließt bald: ${what}, ${who}`,
    },
    job_changed: {
      name: 'geänderte Jobs',
      line: (who, what) => `Ein Job hat sich geändert: ${what}, ${who}`,
    },
    job_age_raised: {
      name: 'höhere Altersgrenzen eurer Jobs',
      line: (who, what) => `„${who}“ ist jetzt erst ab ${what} Jahren offen, weil das Gesetz es verlangt`,
    },
    search_hit: { name: 'neue Jobs zu deiner Suche', line: (who, what) => `Neu für „${who}“: ${what}` },
    subscription: { name: 'euren Plan', line: (who) => `Am Plan von ${who} hat sich etwas geändert` },
    verification: { name: 'Prüfungen', line: (who) => `Die Prüfung von ${who} hat ein Ergebnis` },
    guardian: {
      name: 'deine erziehungsberechtigte Person',
      line: (who, what) =>
        who === ''
          ? 'Deine erziehungsberechtigte Person hat geantwortet'
          : `Du bist 18 und kannst das Angebot von ${who} selbst bestätigen: ${what}`,
    },
    lock: { name: 'dein Konto', line: () => 'Zu deinem Konto wurde etwas entschieden' },
    system: { name: 'Neues von Zusage', line: () => 'Neues von Zusage: öffne die App, um es zu lesen' },
    appointment: {
      name: 'Termine',
      line: (who, what) => `Bald ist ein Termin mit ${who}: ${what}`,
    },
    reminder: { name: 'Erinnerungen', line: (who) => `Erinnerung: ${who}` },
  },
  ended: (who, what) => `Deine Bewerbung bei ${who} ist beendet: ${what}`,
  trialEnds: (who) => `Die Testzeit von ${who} endet bald, dann kommt die erste Rechnung`,
  applications: (count, what) => `${count} neue Bewerbungen: ${what}`,
  more: (count) => `und ${count} mehr`,
};
