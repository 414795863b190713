import type { Template } from '../template.ts';

/** Somebody below 16 learns that a parent has agreed. */
export const guardianConfirmedTemplate: Template<'firstname' | 'url'> = {
  de_DE: ({ firstname, url }) => ({
    subject: 'Du kannst dich jetzt bewerben',
    text: `Hallo ${firstname},

deine Eltern haben zugestimmt. Ab jetzt kannst du dich auf alle Jobs bewerben, die in deinem Alter erlaubt sind.`,
    link: { label: 'Jobs ansehen', url },
  }),
  en_US: ({ firstname, url }) => ({
    subject: 'You can apply now',
    text: `Hello ${firstname},

your parents have agreed. From now on you can apply for every job that is allowed at your age.`,
    link: { label: 'See jobs', url },
  }),
};
