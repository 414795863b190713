import type { ReportMeasure, ReportTarget } from '../../../contract/entities/report.ts';
import type { MailLanguage } from '../../ports/mail/template.ts';

type About = ReportTarget['type'] | 'lock' | 'decision';

const ABOUT: Record<MailLanguage, Record<About, string>> = {
  de_DE: {
    job: 'ein Stellenangebot',
    company: 'ein Unternehmen',
    message: 'eine Nachricht',
    user: 'eine Person',
    conversation: 'ein Gespräch',
    lock: 'die Sperre deines Kontos',
    decision: 'eine Entscheidung über eine Meldung',
  },
  en_US: {
    job: 'a job advertisement',
    company: 'a company',
    message: 'a message',
    user: 'a person',
    conversation: 'a conversation',
    lock: 'the lock of your account',
    decision: 'a decision about a report',
  },
};

type Outcome = 'upheld' | 'dismissed' | 'granted' | 'refused';

const OUTCOME: Record<MailLanguage, Record<Outcome, string>> = {
  de_DE: {
    upheld: 'Die Meldung war berechtigt.',
    dismissed: 'Wir haben keinen Verstoß gefunden.',
    granted: 'Dein Widerspruch war berechtigt.',
    refused: 'Es bleibt bei der Entscheidung.',
  },
  en_US: {
    upheld: 'The report was justified.',
    dismissed: 'We have found no breach of our rules.',
    granted: 'Your objection was justified.',
    refused: 'The decision stands.',
  },
};

const MEASURE: Record<MailLanguage, Record<ReportMeasure, string>> = {
  de_DE: {
    none: '',
    content_removed: 'Der Inhalt wurde entfernt.',
    account_locked: 'Das Konto wurde gesperrt.',
    company_blocked: 'Das Unternehmen darf nichts mehr veröffentlichen.',
  },
  en_US: {
    none: '',
    content_removed: 'The content was removed.',
    account_locked: 'The account was locked.',
    company_blocked: 'The company may publish nothing more.',
  },
};

/** What a report or an objection is about, for a mail. */
export const targetText = (lang: MailLanguage, about: About) => ABOUT[lang][about];

/** What was decided, in a sentence or two. */
export const decisionText = (lang: MailLanguage, outcome: Outcome, measure: ReportMeasure) =>
  `${OUTCOME[lang][outcome]} ${MEASURE[lang][measure]}`.trim();
