import type { Template } from '../template.ts';

/** Somebody confirms that the address of the account is theirs. */
export const verifyTemplate: Template<'firstname' | 'url'> = {
  de_DE: ({ firstname, url }) => ({
    subject: 'Ist das deine Adresse?',
    text: `Hallo ${firstname},

mit dieser Adresse wurde ein Konto bei Zusage angelegt. Bestätige bitte, dass sie dir gehört, dann erreichen dich die Antworten auf deine Bewerbungen.`,
    link: { label: 'Adresse bestätigen', url },
    small: 'Du hast kein Konto angelegt? Dann lösch diese Mail.',
  }),
  en_US: ({ firstname, url }) => ({
    subject: 'Is this your address?',
    text: `Hello ${firstname},

an account at Zusage was made with this address. Please confirm that it is yours, so that the answers to your applications reach you.`,
    link: { label: 'Confirm the address', url },
    small: 'You have not made an account? Delete this mail.',
  }),
};
