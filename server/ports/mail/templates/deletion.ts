import { dayText } from '../day-text.ts';
import type { Template } from '../template.ts';

/** Somebody asked for their account to be deleted. `day`: ISO day or instant from which it is gone. */
export const deletionTemplate: Template<'firstname' | 'day' | 'url'> = {
  de_DE: ({ firstname, day, url }) => ({
    subject: `Dein Konto wird am ${dayText('de_DE', day)} gelöscht`,
    text: `Hallo ${firstname},

du hast dein Konto zum Löschen vorgemerkt. Am ${dayText('de_DE', day)} ist es weg: Profil, Bewerbungen, Nachrichten und Dateien. Bis dahin kannst du es dir anders überlegen.`,
    link: { label: 'Konto behalten', url },
    small: 'Du warst das nicht? Öffne den Link, behalte das Konto und setz ein neues Passwort.',
  }),
  en_US: ({ firstname, day, url }) => ({
    subject: `Your account will be deleted on ${dayText('en_US', day)}`,
    text: `Hello ${firstname},

you have asked for your account to be deleted. On ${dayText('en_US', day)} it is gone: profile, applications, messages and files. Until then you can change your mind.`,
    link: { label: 'Keep the account', url },
    small: 'That was not you? Open the link, keep the account and set a new password.',
  }),
};
