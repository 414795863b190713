import { dayText } from '../day-text.ts';
import type { Template } from '../template.ts';

/** An account was locked. `until`: ISO instant, empty without an end; `reason`: a sentence in the reader's language. */
export const lockTemplate: Template<'firstname' | 'reason' | 'until' | 'url'> = {
  de_DE: ({ firstname, reason, until, url }) => ({
    subject: 'Dein Konto ist gesperrt',
    text: `Hallo ${firstname},

wir haben dein Konto ${until === '' ? 'bis auf Weiteres' : `bis zum ${dayText('de_DE', until)}`} gesperrt. Der Grund: ${reason}

Du kannst weiter lesen, was dir gehört, deine Daten herunterladen und der Sperre widersprechen. Über den Widerspruch entscheidet ein Mensch, der die Sperre nicht verhängt hat.`,
    link: { label: 'Ansehen und widersprechen', url },
  }),
  en_US: ({ firstname, reason, until, url }) => ({
    subject: 'Your account is locked',
    text: `Hello ${firstname},

we have locked your account ${until === '' ? 'until further notice' : `until ${dayText('en_US', until)}`}. The reason: ${reason}

You can still read what is yours, download your data and object. Somebody who did not lock the account decides about your objection.`,
    link: { label: 'See it and object', url },
  }),
};
