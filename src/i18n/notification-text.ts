import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Notification } from '../../contract/entities/notification.ts';
import { endedUnanswered } from '../../contract/notification-rules.ts';
import { formatDeadline, formatDeadlineTime } from './dates.ts';

export type NotificationText = { title: MessageDescriptor; body: MessageDescriptor };

/**
 * What a notification says, in the reader's language: for the list in the page and for the system's notifications
 * from the worker. `params` are who and what, in the order the contract gives for each type; times are the device's.
 */
export function notificationText(
  { type, params, ref }: Pick<Notification, 'type' | 'params' | 'ref'>,
  tag: string,
): NotificationText {
  const [who = '', job = '', at = ''] = params;
  switch (type) {
    case 'application_new':
      return { title: msg`New application`, body: msg`${who} applied: ${job}` };
    case 'application_seen':
      return { title: msg`Your application was seen`, body: msg`${who} has opened it: ${job}` };
    case 'application_accepted':
      return { title: msg`${who} said yes to talking`, body: msg`You can write to each other now: ${job}` };
    case 'application_rejected':
      if (endedUnanswered({ type, params }))
        return { title: msg`Your application to ${who} has ended`, body: msg`Open it to read why: ${job}` };
      return { title: msg`An answer from ${who}`, body: msg`This one was a no: ${job}` };
    case 'application_withdrawn':
      return { title: msg`Application withdrawn`, body: msg`${who} has withdrawn: ${job}` };
    case 'application_due':
      return { title: msg`An answer is due soon`, body: msg`${who} is waiting to hear from you: ${job}` };
    case 'application_assigned':
      return aboutAssigned(params);
    case 'application_mentioned':
      return aboutMention(params);
    case 'application_keep':
      return { title: msg`${who} would like to keep your application`, body: msg`${job}` };
    case 'offer_received':
      return { title: msg`An offer from ${who}`, body: msg`${job}` };
    case 'offer_changed':
      return { title: msg`An offer has changed`, body: msg`${who} has changed it: ${job}` };
    case 'offer_answered':
      return { title: msg`An answer to your offer`, body: msg`${who} has answered: ${job}` };
    case 'offer_expiring':
      return { title: msg`An offer ends soon`, body: msg`The one with ${who} ends soon: ${job}` };
    case 'message':
      return { title: msg`Message from ${who}`, body: msg`${job}` };
    case 'conversation_request':
      return { title: msg`${who} would like to talk`, body: msg`${job}` };
    case 'invite':
      return { title: msg`An invitation from ${who}`, body: msg`You can join the company’s team.` };
    case 'invite_answer':
      if (at === 'admitted')
        return { title: msg`You are on the team of ${who} now`, body: msg`A place has become free.` };
      if (at === 'withdrawn')
        return { title: msg`${who} has taken its invitation back`, body: msg`You do not join the team.` };
      return { title: msg`An answer to your invitation`, body: msg`${who} has answered.` };
    case 'job_saved_closing':
      return { title: msg`A job you saved closes soon`, body: msg`${who}: ${job}` };
    case 'job_changed':
      return { title: msg`A job you applied to has changed`, body: msg`${who}: ${job}` };
    case 'job_age_raised':
      return {
        title: msg`Open from ${job} on: ${who}`,
        body: msg`The law asks for it. Open the job to see why, and what would change it.`,
      };
    case 'search_hit':
      return { title: msg`New jobs for “${who}”`, body: msg`${job}` };
    case 'subscription':
      return aboutPlan(params, tag);
    case 'verification':
      return { title: msg`Verification of ${who}`, body: msg`There is a result. Open it to see which.` };
    case 'guardian':
      return ref.type === 'offer'
        ? { title: msg`You are 18: you can confirm the offer yourself`, body: msg`${who}: ${job}` }
        : { title: msg`Your guardian has answered`, body: msg`Open it to see how it goes on.` };
    case 'lock':
      return { title: msg`About your account`, body: msg`Open it to read what was decided, and why.` };
    case 'system':
      return aboutSystem(ref.type);
    case 'reminder':
      return { title: msg`Reminder`, body: msg`${who}` };
    case 'appointment': {
      const when = formatDeadlineTime(tag, new Date(at));
      return { title: msg`Appointment with ${who}`, body: msg`${when}: ${job}` };
    }
  }
}

function aboutMention([by = '', who = '', job = '']: readonly string[]): NotificationText {
  return { title: msg`${by} named you in a note`, body: msg`${who}: ${job}` };
}

/** Few sentences: the worker carries each of them in every language. */
function aboutAssigned([by = '', who = '', job = '', next]: readonly string[]): NotificationText {
  if (next === undefined) return { title: msg`${by} gave you an applicant`, body: msg`${who}: ${job}` };
  const taker = next || '–';
  return { title: msg`${by} gave ${who} to ${taker}`, body: msg`${job}` };
}

function aboutPlan([who = '', , trialEnd]: readonly string[], tag: string): NotificationText {
  if (trialEnd === undefined)
    return { title: msg`The plan of ${who}`, body: msg`Something has changed. Open it to see what.` };
  const day = formatDeadline(tag, trialEnd);
  return {
    title: msg`The trial of ${who} ends on ${day}`,
    body: msg`The first bill comes then, unless you cancel before.`,
  };
}

function aboutSystem(about: Notification['ref']['type']): NotificationText {
  if (about === 'export')
    return { title: msg`Your data are ready`, body: msg`You can download them for some days.` };
  if (about === 'report')
    return { title: msg`There is a decision`, body: msg`Open it to read what was decided, and why.` };
  if (about === 'company')
    return {
      title: msg`Your VAT number could not be confirmed`,
      body: msg`VAT is charged from the next bill on. Open it to see what you can do.`,
    };
  return { title: msg`News from Zusage`, body: msg`Open the app to read it.` };
}
