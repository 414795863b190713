import type { Template } from '../template.ts';

/** A parent or guardian is asked to agree to the account of somebody below 16. */
export const guardianTemplate: Template<'child' | 'url'> = {
  de_DE: ({ child, url }) => ({
    subject: `${child} braucht Ihre Zustimmung`,
    text: `Guten Tag,

${child} möchte auf Zusage nach Jobs suchen und sich bewerben und hat diese Adresse als Adresse der Eltern angegeben.

Unter 16 Jahren geht das nur mit Ihrer Zustimmung. Der Link zeigt Ihnen, was Zusage ist, was ${child} damit tun kann und welche Daten wir speichern. Bis Sie zustimmen, kann ${child} suchen und lesen, sich aber nicht bewerben.`,
    link: { label: 'Lesen und entscheiden', url },
    small:
      'Sie haben kein Kind mit diesem Namen, oder Sie möchten nicht zustimmen? Dann müssen Sie nichts tun. Ohne Ihre Zustimmung wird niemand angeschrieben.',
  }),
  en_US: ({ child, url }) => ({
    subject: `${child} needs your consent`,
    text: `Hello,

${child} would like to look for jobs and apply on Zusage, and gave this address as a parent’s.

Below 16 that needs your consent. The link shows what Zusage is, what ${child} can do with it and which data we keep. Until you agree, ${child} can search and read, but not apply.`,
    link: { label: 'Read and decide', url },
    small:
      'You have no child of this name, or do not wish to agree? Then there is nothing to do. Without your consent nobody is written to.',
  }),
};
