import type { Template } from '../template.ts';

/** A parent who has agreed gets the link that takes it back. */
export const guardianManageTemplate: Template<'child' | 'url'> = {
  de_DE: ({ child, url }) => ({
    subject: `Ihre Zustimmung für ${child}`,
    text: `Guten Tag,

danke: Ihre Zustimmung ist angekommen, mit Datum und mit dem Namen, den Sie eingegeben haben.

Sie können sie jederzeit zurücknehmen. ${child} kann dann weiter suchen und lesen, sich aber nicht mehr bewerben. Heben Sie diese Mail dafür auf.`,
    link: { label: 'Zustimmung ansehen oder zurücknehmen', url },
  }),
  en_US: ({ child, url }) => ({
    subject: `Your consent for ${child}`,
    text: `Hello,

thank you: we have your consent, with the date and the name you typed.

You can take it back at any time. ${child} can then still search and read, but no longer apply. Keep this mail for that.`,
    link: { label: 'See the consent or take it back', url },
  }),
};
