import { dayText } from '../day-text.ts';
import type { Template } from '../template.ts';

/** The export of somebody's data can be fetched. `until`: ISO instant. */
export const exportReadyTemplate: Template<'firstname' | 'until' | 'url'> = {
  de_DE: ({ firstname, until, url }) => ({
    subject: 'Deine Daten liegen bereit',
    text: `Hallo ${firstname},

alles, was Zusage über dich weiß, liegt für dich bereit: als Text, den auch andere Programme lesen, und mit deinen Dateien. Du kannst es bis zum ${dayText('de_DE', until)} herunterladen und musst dafür angemeldet sein.`,
    link: { label: 'Daten herunterladen', url },
  }),
  en_US: ({ firstname, until, url }) => ({
    subject: 'Your data are ready',
    text: `Hello ${firstname},

everything Zusage knows about you is ready: as text that other programs can read, and with your files. You can download it until ${dayText('en_US', until)}, signed in.`,
    link: { label: 'Download the data', url },
  }),
};
