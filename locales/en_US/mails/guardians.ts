import type { GuardiansMails } from '../../types/mails.ts';

const account = (child: string) =>
  `${child} would like to look for jobs and apply on Zusage, and gave this address as a parent’s.

Below 16 that needs your consent. The link shows what Zusage is, what ${child} can do with it and which data we keep. From 15 on the consent covers a creator profile too. Until you agree, ${child} can search and read; applications reach no company before.`;

const creator = (child: string) =>
  `${child} would like to have a creator profile on Zusage, that is, to offer paid posts to companies, and gave this address as a parent’s.

Below 18 that needs your consent. The link shows what Zusage is, what ${child} can do with it and which data we keep. Companies find the profile in their search from 18 on only, and every single offer is laid before you once more. Everything else ${child} can go on doing without your answer.`;

export const guardians: GuardiansMails = {
  guardian: ({ child, act, url }) => ({
    subject: `${child} needs your consent`,
    text: `Hello,

${act === 'creator' ? creator(child) : account(child)}`,
    link: { label: 'Read and decide', url },
    small:
      'You have no child of this name, or do not wish to agree? Then there is nothing to do. Without your consent nobody is written to.',
  }),
  'guardian-confirmed': ({ firstname, act, url }) => {
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
  'guardian-manage': ({ child, act, url }) => ({
    subject: `Your consent for ${child}`,
    text: `Hello,

thank you: we have your consent, with the date and the name you typed.

You can take it back at any time. ${act === 'creator' ? `The creator profile of ${child} is then paused; offers that are made stay as they are.` : `Below 16 ${child} can then still search and read; applications no longer reach a company. A creator profile is paused.`} Keep this mail for that.`,
    link: { label: 'See the consent or take it back', url },
  }),
  'offer-guardian': ({ child, company, job, until, url }, { day }) => ({
    subject: `${child} has an offer from ${company}`,
    text: `Hello,

${company} offers ${child} this job: ${job}. ${child} would like to accept. Below 18 that counts only once a parent has signed.

The link shows the whole offer with hours and pay. You can decide until ${day(until)}.`,
    link: { label: 'Read the offer and decide', url },
    small: 'Do not pass the link on: whoever opens it can sign for you.',
  }),
};
