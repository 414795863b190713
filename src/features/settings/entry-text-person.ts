import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MutationArgs } from '../../../contract/mutations.ts';
import type { EntryTexts } from './entry-texts.ts';

export const PERSON_TEXTS: EntryTexts<
  'address' | 'appeal' | 'creator' | 'report' | 'search' | 'tracking' | 'user'
> = {
  'address.create': () => msg`New address`,
  'address.delete': () => msg`Address deleted`,
  'address.update': () => msg`Change of an address`,
  'appeal.create': () => msg`Objection`,
  'creator.add-source': ({ args }) => {
    const { url } = args;
    return msg`Page of your creator profile: ${url}`;
  },
  'creator.create': () => msg`New creator profile`,
  'creator.remove-source': () => msg`Page of your creator profile removed`,
  'creator.update': () => msg`Change of your creator profile`,
  'report.create': () => msg`Report`,
  'search.step': ({ job, args }) => stepText(args.event, job),
  'tracking.delete': () => msg`Application from elsewhere removed`,
  'tracking.save': ({ args }) => {
    const title = args.elsewhere?.title ?? '';
    return title === '' ? msg`Note about an application` : msg`Application made elsewhere: ${title}`;
  },
  'user.add-document': () => msg`New document in your profile`,
  'user.remove-document': () => msg`Document removed from your profile`,
  'user.set-image': ({ args }) =>
    args.imageSource === null ? msg`Your picture removed` : msg`Your new picture`,
  'user.set-setting': () => msg`Change of your settings`,
  'user.update-address': () => msg`Choice of your address`,
  'user.update-general': ({ args }) =>
    args.general.cv === undefined ? msg`Change of your profile` : msg`Change of your CV`,
};

function stepText(event: MutationArgs<'search.step'>['event'], job: string): MessageDescriptor {
  switch (event) {
    case 'save':
      return msg`Job saved: ${job}`;
    case 'unsave':
      return msg`Job no longer saved: ${job}`;
    case 'hide':
      return msg`Job hidden: ${job}`;
    case 'unhide':
      return msg`Job no longer hidden: ${job}`;
    default:
      return msg`Job opened: ${job}`;
  }
}
