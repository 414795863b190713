import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { MutationArgs } from '../../../contract/mutations.ts';
import type { EntryTexts } from './entry-texts.ts';

/** How many a closed job declines, notes as hired and leaves open. An entry of another version may have none. */
export function peopleOf({
  outcomes = {},
  hired = [],
  endTalks = [],
}: Partial<MutationArgs<'job.unpublish'>>) {
  const all = Object.entries(outcomes);
  const rejected = all.filter(([, outcome]) => outcome === 'reject').length;
  const open = all.filter(([id, outcome]) => outcome === 'keep' && !hired.includes(id)).length;
  return { declined: rejected + endTalks.length, hired: hired.length, open };
}

/** What closing a job sends to many people, by the seconds until then; null where it sends nothing. */
export function declinesOf(
  args: MutationArgs<'job.unpublish'>,
): ((seconds: number) => MessageDescriptor) | null {
  const { declined, open } = peopleOf(args);
  if (declined === 0) return null;
  const out = (seconds: number) =>
    msg`${plural(declined, { one: '# decline goes out', other: '# declines go out' })} in ${seconds} s. ${plural(open, { 0: '', one: '# application stays open.', other: '# applications stay open.' })}`;
  return out;
}

export const COMPANY_TEXTS: EntryTexts<'company' | 'job' | 'log'> = {
  'company.answer-ownership': ({ who, args }) =>
    args.accept ? msg`Taking over of ${who}` : msg`Taking over of ${who} declined`,
  'company.disinvite': () => msg`Invitation taken back`,
  'company.hand-in-registration': ({ who }) => msg`Documents about ${who}`,
  'company.invite': ({ args }) => {
    const mail = args._receiverMail;
    return msg`Invitation of ${mail}`;
  },
  'company.offer-ownership': ({ who, args }) =>
    args._userId === null ? msg`Handing over of ${who} taken back` : msg`Handing over of ${who}`,
  'company.reject-invite': () => msg`Invitation declined`,
  'company.set-banner': ({ who, args }) =>
    args.imageSource === null ? msg`Banner of ${who} removed` : msg`New banner of ${who}`,
  'company.set-logo': ({ who, args }) =>
    args.imageSource === null ? msg`Logo of ${who} removed` : msg`New logo of ${who}`,
  'company.set-setting': ({ who }) => msg`Change of the company ${who}`,
  'company.update-address': ({ who }) => msg`Another address of ${who}`,
  'company.update-general': ({ who }) => msg`Change of the company ${who}`,
  'company.update-member': ({ who }) => msg`Rights of ${who}`,
  'job.create': ({ job }) => msg`New job: ${job}`,
  'job.delete': ({ job }) => (job ? msg`Deletion of the job: ${job}` : msg`Deletion of a job`),
  'job.publish': ({ job }) => msg`Publication: ${job}`,
  'job.schedule': ({ job, args }) =>
    args.at === null ? msg`Planned time taken back: ${job}` : msg`Time to go online: ${job}`,
  'job.unpublish': ({ job, args }) => {
    const { declined, hired } = peopleOf(args);
    if (hired > 0) return msg`Job closed, ${hired} noted as hired, ${declined} declined: ${job}`;
    return declined > 0 ? msg`Job closed, ${declined} declined: ${job}` : msg`Job closed: ${job}`;
  },
  'job.update': ({ job }) => msg`Change of the job: ${job}`,
  'log.create': ({ who }) => msg`Note in the log of ${who}`,
};
