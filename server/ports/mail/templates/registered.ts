import type { Template } from '../template.ts';

/** Somebody wanted to make an account with an address that has one: the screen does not tell, so this mail does. */
export const registeredTemplate: Template<'login' | 'url'> = {
  de_DE: ({ login, url }) => ({
    subject: 'Du hast schon ein Konto',
    text: `Hallo,

jemand, wahrscheinlich du, wollte mit dieser Adresse ein Konto bei Zusage anlegen. Es gibt schon eins. Anmelden kannst du dich hier: ${login}

Passwort vergessen? Der Link gilt eine Stunde und nur einmal.`,
    link: { label: 'Neues Passwort setzen', url },
    small: 'Du warst das nicht? Dann lösch diese Mail, an deinem Konto ändert sich nichts.',
  }),
  en_US: ({ login, url }) => ({
    subject: 'You have an account already',
    text: `Hello,

somebody, probably you, wanted to make an account at Zusage with this address. There is one already. You can sign in here: ${login}

Forgot the password? The link is good for one hour, and once.`,
    link: { label: 'Set a new password', url },
    small: 'That was not you? Delete this mail, nothing changes about your account.',
  }),
};
