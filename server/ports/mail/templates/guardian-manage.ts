import type { Template } from '../template.ts';

/** A parent who has agreed (`act`: to an account, or to a creator's profile) gets the link that takes it back. */
export const guardianManageTemplate: Template<'child' | 'act' | 'url'> = {
  de_DE: ({ child, act, url }) => ({
    subject: `Ihre Zustimmung für ${child}`,
    text: `Guten Tag,

danke: Ihre Zustimmung ist angekommen, mit Datum und mit dem Namen, den Sie eingegeben haben.

Sie können sie jederzeit zurücknehmen. ${act === 'creator' ? `Das Creator-Profil von ${child} wird dann angehalten; Angebote, die schon gemacht sind, bleiben, wie sie sind.` : `Unter 16 Jahren kann ${child} dann weiter suchen und lesen; Bewerbungen erreichen keine Firma mehr. Ein Creator-Profil wird angehalten.`} Heben Sie diese Mail dafür auf.`,
    link: { label: 'Zustimmung ansehen oder zurücknehmen', url },
  }),
  en_US: ({ child, act, url }) => ({
    subject: `Your consent for ${child}`,
    text: `Hello,

thank you: we have your consent, with the date and the name you typed.

You can take it back at any time. ${act === 'creator' ? `The creator profile of ${child} is then paused; offers that are made stay as they are.` : `Below 16 ${child} can then still search and read; applications no longer reach a company. A creator profile is paused.`} Keep this mail for that.`,
    link: { label: 'See the consent or take it back', url },
  }),
};
