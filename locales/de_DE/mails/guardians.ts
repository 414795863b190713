import type { GuardiansMails } from '../../types/mails.ts';

const namedIt = (child: string, namedBy: string) =>
  namedBy === 'guardian'
    ? 'Der andere Elternteil hat uns diese Adresse genannt.'
    : `${child} hat uns diese Adresse genannt.`;

const account = (child: string) =>
  `${child} möchte auf Zusage nach Jobs suchen und sich bewerben.

Unter 16 Jahren geht das nur mit Zustimmung der Sorgeberechtigten, in der Regel beider Eltern. Der Link zeigt Ihnen, was Zusage ist, was ${child} damit tun kann und welche Daten wir speichern. Auf der Seite sagen Sie Ja oder Nein und ob der andere Elternteil noch gefragt werden soll. Bis dahin kann ${child} suchen und lesen; Bewerbungen erreichen keine Firma. Ein Creator-Profil gehört nicht dazu, dafür fragen wir Sie eigens.

Ohne Antwort löschen wir das Konto nach 30 Tagen, bei einem Nein sofort.`;

const creator = (child: string) =>
  `${child} möchte auf Zusage ein Creator-Profil führen, also bezahlte Beiträge für Unternehmen anbieten.

Unter 18 Jahren geht das nur mit Zustimmung der Sorgeberechtigten, in der Regel beider Eltern. Der Link zeigt Ihnen, was Zusage ist, was ${child} damit tun kann und welche Daten wir speichern. Auf der Seite sagen Sie Ja oder Nein und ob der andere Elternteil noch gefragt werden soll. In der Suche der Unternehmen erscheint das Profil erst ab 18, und jedes einzelne Angebot legen wir Ihnen noch einmal vor. Alles andere kann ${child} auch ohne Ihre Antwort weiter tun.`;

/** Woher die Adresse kommt, wer verantwortlich ist, was mit ihr geschieht (Art. 14 DSGVO). */
const source = ({ operator, privacy }: { operator: string; privacy: string }, kept: string) =>
  `Verantwortlich ist ${operator}. Wir nutzen Ihre Adresse nur, um Ihre Entscheidung einzuholen und nachzuweisen, ${kept}. Ihre Rechte und alles Weitere: ${privacy}`;

export const guardians: GuardiansMails = {
  guardian: ({ child, act, round, namedBy, operator, privacy, url }) => ({
    subject:
      round === 'reminder'
        ? `Erinnerung: ${child} wartet auf Ihre Antwort`
        : `${child} braucht Ihre Zustimmung`,
    text: `Guten Tag,

${round === 'reminder' ? 'wir haben noch keine Antwort von Ihnen und fragen dieses eine Mal nach. ' : ''}${act === 'creator' ? creator(child) : account(child)}`,
    link: { label: 'Lesen und entscheiden', url },
    small: `${namedIt(child, namedBy)} Sie haben kein Kind mit diesem Namen? Sagen Sie es auf der Seite, dann löschen wir die Adresse und schreiben nicht mehr. ${source({ operator, privacy }, 'und löschen sie, wenn Sie ablehnen oder nach 30 Tagen ohne Antwort')}`,
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
    subject:
      act === 'creator' ? `Ihre Zustimmung zum Creator-Profil von ${child}` : `Ihre Zustimmung für ${child}`,
    text: `Guten Tag,

danke: Ihre Zustimmung ist angekommen, mit Datum, mit dem Namen, den Sie eingegeben haben, und mit den Sätzen, die Sie bestätigt haben.

Sie können sie jederzeit zurücknehmen. ${
      act === 'creator'
        ? `Das Creator-Profil von ${child} wird dann angehalten; Angebote, die schon gemacht sind, bleiben, wie sie sind.`
        : `Unter 16 Jahren ruht das Konto dann: ${child} kann weiter suchen und lesen, Bewerbungen erreichen keine Firma mehr, und nach 30 Tagen ohne neue Zustimmung löschen wir es. Ab 16 Jahren braucht das Konto Ihre Zustimmung nicht mehr; eine Rücknahme ändert dann nichts.`
    } Heben Sie diese Mail dafür auf.`,
    link: { label: 'Zustimmung ansehen oder zurücknehmen', url },
  }),
  'guardian-refused': ({ firstname, act, reason, url }) => {
    if (reason === 'unknown_child')
      return {
        subject: 'Die Adresse deiner Eltern stimmt nicht',
        text: `Hallo ${firstname},

die Adresse, die du als Adresse deiner Eltern genannt hast, gehört jemand anderem. Wir schreiben nicht mehr dorthin. Nenne uns die richtige.`,
        link: { label: 'Richtige Adresse nennen', url },
      };
    if (act === 'creator')
      return {
        subject: 'Deine Eltern haben Nein gesagt',
        text: `Hallo ${firstname},

deine Eltern möchten nicht, dass du ein Creator-Profil führst. Alles andere kannst du weiter tun. Wenn sie es sich anders überlegen, können sie uns schreiben.`,
        link: { label: 'Zusage öffnen', url },
      };
    return {
      subject: 'Deine Eltern haben Nein gesagt',
      text: `Hallo ${firstname},

deine Eltern möchten nicht, dass du ein Konto bei Zusage hast. Unter 16 Jahren geht es nicht ohne sie. Darum ist dein Konto jetzt gelöscht, mit allem, was darin war.`,
    };
  },
  'guardian-waiting': ({ firstname, until, url }, { day }) => ({
    subject: 'Deine Eltern haben noch nicht zugestimmt',
    text: `Hallo ${firstname},

bis jetzt hat niemand deinem Konto zugestimmt. Ohne Zustimmung löschen wir es am ${day(until)}. Sprich mit deinen Eltern, oder nenne uns eine andere Adresse.`,
    link: { label: 'Stand ansehen', url },
  }),
  'guardian-unanswered': ({ firstname }) => ({
    subject: 'Dein Konto ist gelöscht',
    text: `Hallo ${firstname},

niemand hat deinem Konto zugestimmt. Unter 16 Jahren dürfen wir es nicht länger behalten. Darum ist es jetzt gelöscht. Wenn deine Eltern einverstanden sind, kannst du dich neu anmelden.`,
  }),
  'offer-guardian': ({ child, company, job, until, others, namedBy, operator, privacy, url }, { day }) => ({
    subject: `${child} hat ein Angebot von ${company}`,
    text: `Guten Tag,

${company} bietet ${child} diese Stelle an: ${job}. ${child} möchte annehmen. Unter 18 Jahren gilt das erst, wenn die Sorgeberechtigten unterschreiben, in der Regel beide Eltern.

${
  others === 'yes'
    ? 'Auch die andere Person, die sorgeberechtigt ist, bekommt einen eigenen Link.'
    : 'Auf der Seite sagen Sie, ob Sie allein sorgeberechtigt sind, ob der andere Elternteil Sie ermächtigt hat oder ob wir ihn auch fragen sollen.'
}

Der Link zeigt das ganze Angebot mit Arbeitszeit und Lohn. Sie können bis zum ${day(until)} zustimmen oder ablehnen. Ohne Ihre Unterschrift gilt das Angebot nicht.`,
    link: { label: 'Angebot lesen und entscheiden', url },
    small: `Geben Sie den Link nicht weiter: Wer ihn öffnet, kann für Sie unterschreiben. ${namedIt(child, namedBy)} ${source({ operator, privacy }, 'und löschen sie, sobald entschieden ist')}`,
  }),
};
