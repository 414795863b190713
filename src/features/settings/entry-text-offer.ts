import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MutationArgs } from '../../../contract/mutations.ts';
import type { EntryTexts } from './entry-texts.ts';

export const OFFER_TEXTS: EntryTexts<'application' | 'offer'> = {
  'application.accept': ({ who, job }) => msg`Invitation to talk, to ${who}: ${job}`,
  'application.add': ({ job }) => (job ? msg`Application: ${job}` : msg`An application`),
  'application.annotate': ({ who }) => msg`Notes about ${who}`,
  'application.answer-keep': ({ job, args }) =>
    args.accept ? msg`Application may be kept: ${job}` : msg`Application is not to be kept: ${job}`,
  'application.ask-to-keep': ({ who }) => msg`Question to ${who}, whether the application may be kept`,
  'application.list': ({ who, job }) => msg`Application of ${who} opened: ${job}`,
  'application.reject': ({ who, job }) => msg`Rejection of ${who}: ${job}`,
  'application.remove': ({ who, job, own }) =>
    own ? msg`Withdrawal: ${job}` : msg`Application of ${who} removed: ${job}`,
  'offer.create': ({ who, job, args }) =>
    args.draft ? msg`Draft of an offer: ${job}` : who ? msg`Offer to ${who}: ${job}` : msg`Offer: ${job}`,
  'offer.delete': ({ job }) => msg`Offer withdrawn: ${job}`,
  'offer.update': ({ job, args }) =>
    args.action === 'accept' && args.signature === undefined
      ? msg`Links for your parents or guardians: ${job}`
      : stepText(args.action, job),
};

function stepText(action: MutationArgs<'offer.update'>['action'], job: string): MessageDescriptor {
  switch (action) {
    case 'edit':
      return msg`Offer changed: ${job}`;
    case 'send':
      return msg`Offer sent: ${job}`;
    case 'view':
      return msg`Offer opened: ${job}`;
    case 'counter':
      return msg`Counter-offer: ${job}`;
    case 'accept':
      return msg`Offer accepted: ${job}`;
    case 'decline':
      return msg`Offer declined: ${job}`;
    case 'sign':
    case 'guardian-sign':
      return msg`Offer signed: ${job}`;
    case 'extend':
      return msg`More time for the offer: ${job}`;
  }
}
