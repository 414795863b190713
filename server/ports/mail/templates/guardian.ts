import type { Template } from '../template.ts';

/** A parent or guardian is asked to agree to the account of somebody below 16, or to a creator's profile at 16 or 17. */
export const guardianTemplate: Template<'child' | 'act' | 'url'> = {
  de_DE: ({ child, act, url }) => ({
    subject: `${child} braucht Ihre Zustimmung`,
    text: `Guten Tag,

${act === 'creator' ? creatorDe(child) : accountDe(child)}`,
    link: { label: 'Lesen und entscheiden', url },
    small:
      'Sie haben kein Kind mit diesem Namen, oder Sie möchten nicht zustimmen? Dann müssen Sie nichts tun. Ohne Ihre Zustimmung wird niemand angeschrieben.',
  }),
  en_US: ({ child, act, url }) => ({
    subject: `${child} needs your consent`,
    text: `Hello,

${act === 'creator' ? creatorEn(child) : accountEn(child)}`,
    link: { label: 'Read and decide', url },
    small:
      'You have no child of this name, or do not wish to agree? Then there is nothing to do. Without your consent nobody is written to.',
  }),
};

const accountDe = (child: string) =>
  `${child} möchte auf Zusage nach Jobs suchen und sich bewerben und hat diese Adresse als Adresse der Eltern angegeben.

Unter 16 Jahren geht das nur mit Ihrer Zustimmung. Der Link zeigt Ihnen, was Zusage ist, was ${child} damit tun kann und welche Daten wir speichern. Die Zustimmung gilt ab 15 Jahren auch für ein Creator-Profil. Bis Sie zustimmen, kann ${child} suchen und lesen; Bewerbungen erreichen bis dahin keine Firma.`;

const accountEn = (child: string) =>
  `${child} would like to look for jobs and apply on Zusage, and gave this address as a parent’s.

Below 16 that needs your consent. The link shows what Zusage is, what ${child} can do with it and which data we keep. From 15 on the consent covers a creator profile too. Until you agree, ${child} can search and read; applications reach no company before.`;

const creatorDe = (child: string) =>
  `${child} möchte auf Zusage ein Creator-Profil führen, also bezahlte Beiträge für Unternehmen anbieten, und hat diese Adresse als Adresse der Eltern angegeben.

Unter 18 Jahren geht das nur mit Ihrer Zustimmung. Der Link zeigt Ihnen, was Zusage ist, was ${child} damit tun kann und welche Daten wir speichern. In der Suche der Unternehmen erscheint das Profil erst ab 18, und jedes einzelne Angebot legen wir Ihnen noch einmal vor. Alles andere kann ${child} auch ohne Ihre Antwort weiter tun.`;

const creatorEn = (child: string) =>
  `${child} would like to have a creator profile on Zusage, that is, to offer paid posts to companies, and gave this address as a parent’s.

Below 18 that needs your consent. The link shows what Zusage is, what ${child} can do with it and which data we keep. Companies find the profile in their search from 18 on only, and every single offer is laid before you once more. Everything else ${child} can go on doing without your answer.`;
