import type { GuardiansMails } from '../../types/mails.ts';

const account = (child: string) =>
  `${child} möchte auf Zusage nach Jobs suchen und sich bewerben und hat diese Adresse als Adresse der Eltern angegeben.

Unter 16 Jahren geht das nur mit Ihrer Zustimmung. Der Link zeigt Ihnen, was Zusage ist, was ${child} damit tun kann und welche Daten wir speichern. Die Zustimmung gilt ab 15 Jahren auch für ein Creator-Profil. Bis Sie zustimmen, kann ${child} suchen und lesen; Bewerbungen erreichen bis dahin keine Firma.`;

const creator = (child: string) =>
  `${child} möchte auf Zusage ein Creator-Profil führen, also bezahlte Beiträge für Unternehmen anbieten, und hat diese Adresse als Adresse der Eltern angegeben.

Unter 18 Jahren geht das nur mit Ihrer Zustimmung. Der Link zeigt Ihnen, was Zusage ist, was ${child} damit tun kann und welche Daten wir speichern. In der Suche der Unternehmen erscheint das Profil erst ab 18, und jedes einzelne Angebot legen wir Ihnen noch einmal vor. Alles andere kann ${child} auch ohne Ihre Antwort weiter tun.`;

export const guardians: GuardiansMails = {
  guardian: ({ child, act, url }) => ({
    subject: `${child} braucht Ihre Zustimmung`,
    text: `Guten Tag,

${act === 'creator' ? creator(child) : account(child)}`,
    link: { label: 'Lesen und entscheiden', url },
    small:
      'Sie haben kein Kind mit diesem Namen, oder Sie möchten nicht zustimmen? Dann müssen Sie nichts tun. Ohne Ihre Zustimmung wird niemand angeschrieben.',
  }),
  'guardian-confirmed': ({ firstname, act, url }) => {
    if (act === 'creator')
      return {
        subject: 'Du kannst jetzt ein Creator-Profil führen',
        text: `Hallo ${firstname},

deine Eltern haben zugestimmt. Ab jetzt kannst du ein Creator-Profil anlegen und öffnen. Für jedes einzelne Angebot fragen wir sie noch einmal.`,
        link: { label: 'Zusage öffnen', url },
      };
    return {
      subject: 'Du kannst dich jetzt bewerben',
      text: `Hallo ${firstname},

deine Eltern haben zugestimmt. Ab jetzt kannst du dich auf alle Jobs bewerben, die in deinem Alter erlaubt sind.`,
      link: { label: 'Jobs ansehen', url },
    };
  },
  'guardian-manage': ({ child, act, url }) => ({
    subject: `Ihre Zustimmung für ${child}`,
    text: `Guten Tag,

danke: Ihre Zustimmung ist angekommen, mit Datum und mit dem Namen, den Sie eingegeben haben.

Sie können sie jederzeit zurücknehmen. ${act === 'creator' ? `Das Creator-Profil von ${child} wird dann angehalten; Angebote, die schon gemacht sind, bleiben, wie sie sind.` : `Unter 16 Jahren kann ${child} dann weiter suchen und lesen; Bewerbungen erreichen keine Firma mehr. Ein Creator-Profil wird angehalten.`} Heben Sie diese Mail dafür auf.`,
    link: { label: 'Zustimmung ansehen oder zurücknehmen', url },
  }),
  'offer-guardian': ({ child, company, job, until, url }, { day }) => ({
    subject: `${child} hat ein Angebot von ${company}`,
    text: `Guten Tag,

${company} bietet ${child} diese Stelle an: ${job}. ${child} möchte annehmen. Unter 18 Jahren gilt das erst, wenn ein Elternteil unterschreibt.

Der Link zeigt das ganze Angebot mit Arbeitszeit und Lohn. Sie können bis zum ${day(until)} entscheiden.`,
    link: { label: 'Angebot lesen und entscheiden', url },
    small: 'Geben Sie den Link nicht weiter: Wer ihn öffnet, kann für Sie unterschreiben.',
  }),
};
