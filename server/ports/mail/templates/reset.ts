import type { Template } from '../template.ts';

/** Somebody asked for a new password. */
export const resetTemplate: Template<'url'> = {
  de_DE: ({ url }) => ({
    subject: 'Neues Passwort setzen',
    text: `Hallo,

jemand, wahrscheinlich du, möchte für dieses Konto ein neues Passwort setzen. Der Link gilt eine Stunde und nur einmal.`,
    link: { label: 'Neues Passwort setzen', url },
    small: 'Du warst das nicht? Dann lösch diese Mail, dein Passwort bleibt, wie es ist.',
  }),
  en_US: ({ url }) => ({
    subject: 'Set a new password',
    text: `Hello,

somebody, probably you, would like to set a new password for this account. The link is good for one hour, and once.`,
    link: { label: 'Set a new password', url },
    small: 'That was not you? Delete this mail and your password stays as it is.',
  }),
};
