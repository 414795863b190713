import type { GuardiansMails } from '../../types/mails.ts';

const namedIt = (child: string, namedBy: string) =>
  namedBy === 'guardian' ? 'The other parent gave us this address.' : `${child} gave us this address.`;

const account = (child: string) =>
  `${child} would like to look for jobs and apply on Zusage.

Under 16 that needs the consent of those who have custody, as a rule both parents. The link shows what Zusage is, what ${child} can do with it and which data we keep. On the page you say yes or no, and whether the other parent should be asked as well. Until then ${child} can search and read; applications reach no company. A creator profile is no part of it, we ask you about that on its own.

Without an answer we delete the account after 30 days, after a no at once.`;

const creator = (child: string) =>
  `${child} would like to have a creator profile on Zusage, that is, to offer paid posts to companies.

Under 18 that needs the consent of those who have custody, as a rule both parents. The link shows what Zusage is, what ${child} can do with it and which data we keep. On the page you say yes or no, and whether the other parent should be asked as well. Companies find the profile in their search from 18 on only, and every single offer is laid before you once more. Everything else ${child} can go on doing without your answer.`;

/** Where the address comes from, who is responsible, what becomes of it (Art. 14 GDPR). */
const source = ({ operator, privacy }: { operator: string; privacy: string }, kept: string) =>
  `${operator} is responsible. We use your address only to ask for your decision and to prove it, ${kept}. Your rights and everything else: ${privacy}`;

export const guardians: GuardiansMails = {
  guardian: ({ child, act, round, namedBy, operator, privacy, url }) => ({
    subject:
      round === 'reminder'
        ? `A reminder: ${child} is waiting for your answer`
        : `${child} needs your consent`,
    text: `Hello,

${round === 'reminder' ? 'we have no answer from you yet, and ask this once more. ' : ''}${act === 'creator' ? creator(child) : account(child)}`,
    link: { label: 'Read and decide', url },
    small: `${namedIt(child, namedBy)} You have no child of this name? Say so on the page, and we delete the address and write no more. ${source({ operator, privacy }, 'and delete it if you refuse, or after 30 days without an answer')}`,
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
    subject:
      act === 'creator' ? `Your consent to the creator profile of ${child}` : `Your consent for ${child}`,
    text: `Hello,

thank you: we have your consent, with the date, the name you typed and the sentences you confirmed.

You can take it back at any time. ${
      act === 'creator'
        ? `The creator profile of ${child} is then paused; offers that are made stay as they are.`
        : `Under 16 the account then rests: ${child} can still search and read, applications no longer reach a company, and after 30 days without a new consent we delete it. From 16 on the account no longer needs your consent, and taking it back changes nothing.`
    } Keep this email for that.`,
    link: { label: 'See the consent or take it back', url },
  }),
  'guardian-refused': ({ firstname, act, reason, url }) => {
    if (reason === 'unknown_child')
      return {
        subject: 'The address of your parents is wrong',
        text: `Hello ${firstname},

the address that you gave as your parents’ belongs to somebody else. We do not write there any more. Give us the right one.`,
        link: { label: 'Give the right address', url },
      };
    if (act === 'creator')
      return {
        subject: 'Your parents said no',
        text: `Hello ${firstname},

your parents do not want you to have a creator profile. Everything else you can go on doing. If they change their mind, they can write to us.`,
        link: { label: 'Open Zusage', url },
      };
    return {
      subject: 'Your parents said no',
      text: `Hello ${firstname},

your parents do not want you to have an account with Zusage. Under 16 it does not work without them. So your account is deleted now, with everything in it.`,
    };
  },
  'guardian-waiting': ({ firstname, until, url }, { day }) => ({
    subject: 'Your parents have not agreed yet',
    text: `Hello ${firstname},

so far nobody has agreed to your account. Without a consent we delete it on ${day(until)}. Talk to your parents, or give us another address.`,
    link: { label: 'See how it stands', url },
  }),
  'guardian-unanswered': ({ firstname }) => ({
    subject: 'Your account is deleted',
    text: `Hello ${firstname},

nobody has agreed to your account. Under 16 we may not keep it any longer. So it is deleted now. If your parents agree, you can register again.`,
  }),
  'offer-guardian': ({ child, company, job, until, others, namedBy, operator, privacy, url }, { day }) => ({
    subject: `${child} has an offer from ${company}`,
    text: `Hello,

${company} offers ${child} this job: ${job}. ${child} would like to accept. Under 18 that counts only once those who have custody have signed, as a rule both parents.

${
  others === 'yes'
    ? 'The other person who has custody gets a link of their own.'
    : 'On the page you say whether you have custody alone, whether the other parent has authorised you, or whether we should ask them as well.'
}

The link shows the whole offer with hours and pay. You can agree or decline until ${day(until)}. Without your signature the offer does not count.`,
    link: { label: 'Read the offer and decide', url },
    small: `Do not pass the link on: anyone who opens it can sign for you. ${namedIt(child, namedBy)} ${source({ operator, privacy }, 'and delete it once it is decided')}`,
  }),
};
