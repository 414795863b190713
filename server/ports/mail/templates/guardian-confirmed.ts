import type { Template } from '../template.ts';

/** Somebody below 18 learns that a parent has agreed; `act`: to the account, or to a creator's profile. */
export const guardianConfirmedTemplate: Template<'firstname' | 'act' | 'url'> = {
  de_DE: ({ firstname, act, url }) => {
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
  en_US: ({ firstname, act, url }) => {
    if (act === 'creator')
      return {
        subject: 'You can have a creator profile now',
        text: `Hello ${firstname},

your parents have agreed. From now on you can make a creator profile and open it. For each offer we ask them once more.`,
        link: { label: 'Open Zusage', url },
      };
    return {
      subject: 'You can apply now',
      text: `Hello ${firstname},

your parents have agreed. From now on you can apply for every job that is allowed at your age.`,
      link: { label: 'See jobs', url },
    };
  },
};
