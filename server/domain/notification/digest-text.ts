import type { NotificationType } from '../../../contract/entities/notification.ts';
import type { MailLanguage } from '../../ports/mail/template.ts';

type Sentence = (who: string, what: string) => string;
/** What a type is called where mails of it are ended, and what one of it says. */
type Words = { name: string; line: Sentence };

/** A mail is read outside the app, so it says the same as the app in words of its own. */
const GERMAN: Record<NotificationType, Words> = {
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
  job_changed: { name: 'geänderte Jobs', line: (who, what) => `Ein Job hat sich geändert: ${what}, ${who}` },
  search_hit: { name: 'neue Jobs zu deiner Suche', line: (who, what) => `Neu für „${who}“: ${what}` },
  subscription: { name: 'euren Tarif', line: (who) => `Am Tarif von ${who} hat sich etwas geändert` },
  verification: { name: 'Prüfungen', line: (who) => `Die Prüfung von ${who} hat ein Ergebnis` },
  guardian: {
    name: 'deine erziehungsberechtigte Person',
    line: () => 'Deine erziehungsberechtigte Person hat geantwortet',
  },
  lock: { name: 'dein Konto', line: () => 'Zu deinem Konto wurde etwas entschieden' },
  system: { name: 'Neues von Zusage', line: () => 'Neues von Zusage: öffne die App, um es zu lesen' },
  reminder: { name: 'Erinnerungen', line: (who) => `Erinnerung: ${who}` },
};

const ENGLISH: Record<NotificationType, Words> = {
  application_new: { name: 'new applications', line: (who, what) => `${who} applied: ${what}` },
  application_seen: {
    name: 'applications that were seen',
    line: (who, what) => `${who} has opened your application: ${what}`,
  },
  application_accepted: {
    name: 'yeses to talking',
    line: (who, what) => `${who} said yes to talking: ${what}`,
  },
  application_rejected: { name: 'noes', line: (who, what) => `An answer from ${who}: ${what}` },
  application_withdrawn: {
    name: 'withdrawn applications',
    line: (who, what) => `${who} has withdrawn: ${what}`,
  },
  application_due: {
    name: 'answers that are due',
    line: (who, what) => `${who} is waiting to hear from you: ${what}`,
  },
  offer_received: { name: 'offers', line: (who, what) => `An offer from ${who}: ${what}` },
  offer_changed: { name: 'changed offers', line: (who, what) => `${who} has changed the offer: ${what}` },
  offer_answered: {
    name: 'answers to offers',
    line: (who, what) => `${who} has answered your offer: ${what}`,
  },
  offer_expiring: {
    name: 'offers that end soon',
    line: (who, what) => `The offer with ${who} ends soon: ${what}`,
  },
  message: { name: 'messages', line: (who, what) => `${who} has written: ${what}` },
  conversation_request: {
    name: 'requests to talk',
    line: (who, what) => `${who} would like to talk: ${what}`,
  },
  invite: { name: 'invitations', line: (who) => `An invitation from ${who}` },
  invite_answer: { name: 'answers to invitations', line: (who) => `${who} has answered your invitation` },
  job_saved_closing: {
    name: 'jobs that close soon',
    line: (who, what) => `A job you saved closes soon: ${what}, ${who}`,
  },
  job_changed: { name: 'changed jobs', line: (who, what) => `A job has changed: ${what}, ${who}` },
  search_hit: { name: 'new jobs for your search', line: (who, what) => `New for “${who}”: ${what}` },
  subscription: { name: 'your plan', line: (who) => `Something has changed about the plan of ${who}` },
  verification: { name: 'verifications', line: (who) => `The verification of ${who} has a result` },
  guardian: { name: 'your guardian', line: () => 'Your guardian has answered' },
  lock: { name: 'your account', line: () => 'Something was decided about your account' },
  system: { name: 'news from Zusage', line: () => 'News from Zusage: open the app to read it' },
  reminder: { name: 'reminders', line: (who) => `Reminder: ${who}` },
};

const WORDS: Record<MailLanguage, Record<NotificationType, Words>> = { de_DE: GERMAN, en_US: ENGLISH };

/** One notification in one line. */
export function digestLine(lang: MailLanguage, type: NotificationType, params: readonly string[]): string {
  const [who = '', what = ''] = params;
  return WORDS[lang][type].line(who, what).replace(/[\s:,]+$/, '');
}

/** What mails of a type are about: „Keine Mails mehr über …“. */
export function typeName(lang: MailLanguage, type: NotificationType): string {
  return WORDS[lang][type].name;
}
