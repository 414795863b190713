import type { News } from '../types/news.ts';

export const news: News = {
  types: {
    application_new: { name: 'new applications', line: (who, what) => `${who} applied: ${what}` },
    application_seen: {
      name: 'applications that were seen',
      line: (who, what) => `${who} has opened your application: ${what}`,
    },
    application_accepted: {
      name: 'yeses to talking',
      line: (who, what) => `${who} said yes to talking: ${what}`,
    },
    application_rejected: { name: 'noes', line: (who, what) => `An answer from ${who}: ${what}` },
    application_withdrawn: {
      name: 'withdrawn applications',
      line: (who, what) => `${who} has withdrawn: ${what}`,
    },
    application_due: {
      name: 'answers that are due',
      line: (who, what) => `${who} is waiting to hear from you: ${what}`,
    },
    application_assigned: {
      name: 'applicants given to you or a colleague',
      line: (who, what) => `${who} has decided who takes care of ${what}`,
    },
    application_mentioned: {
      name: 'mentions in notes',
      line: (who, what) => `${who} named you in a note about ${what}`,
    },
    application_keep: {
      name: 'questions whether an application may be kept',
      line: (who, what) => `${who} would like to keep your application: ${what}`,
    },
    offer_received: { name: 'offers', line: (who, what) => `An offer from ${who}: ${what}` },
    offer_changed: { name: 'changed offers', line: (who, what) => `${who} has changed the offer: ${what}` },
    offer_answered: {
      name: 'answers to offers',
      line: (who, what) => `${who} has answered your offer: ${what}`,
    },
    offer_expiring: {
      name: 'offers that end soon',
      line: (who, what) => `The offer with ${who} ends soon: ${what}`,
    },
    message: { name: 'messages', line: (who, what) => `${who} has written: ${what}` },
    conversation_request: {
      name: 'requests to talk',
      line: (who, what) => `${who} would like to talk: ${what}`,
    },
    invite: { name: 'invitations', line: (who) => `An invitation from ${who}` },
    invite_answer: { name: 'answers to invitations', line: (who) => `${who} has answered your invitation` },
    job_saved_closing: {
      name: 'jobs that close soon',
      line: (who, what) => `A job you saved closes soon: ${what}, ${who}`,
    },
    job_changed: { name: 'changed jobs', line: (who, what) => `A job has changed: ${what}, ${who}` },
    job_age_raised: {
      name: 'raised ages of your jobs',
      line: (who, what) => `“${who}” is open from ${what} on now, because the law asks for it`,
    },
    search_hit: { name: 'new jobs for your search', line: (who, what) => `New for “${who}”: ${what}` },
    subscription: { name: 'your plan', line: (who) => `Something has changed about the plan of ${who}` },
    verification: { name: 'verifications', line: (who) => `The verification of ${who} has a result` },
    guardian: {
      name: 'your guardian',
      line: (who, what) =>
        who === ''
          ? 'Your guardian has answered'
          : `You are 18 and can confirm the offer of ${who} yourself: ${what}`,
    },
    lock: { name: 'your account', line: () => 'Something was decided about your account' },
    system: { name: 'news from Zusage', line: () => 'News from Zusage: open the app to read it' },
    appointment: {
      name: 'appointments',
      line: (who, what) => `An appointment with ${who} is near: ${what}`,
    },
    reminder: { name: 'reminders', line: (who) => `Reminder: ${who}` },
  },
  ended: (who, what) => `Your application to ${who} has ended: ${what}`,
  trialEnds: (who) => `The trial of ${who} ends soon, and the first bill comes then`,
  applications: (count, what) => `${count} new applications: ${what}`,
  more: (count) => `and ${count} more`,
};
