import { msg } from '@lingui/core/macro';
import type { EntryTexts } from './entry-texts.ts';

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
  'job.unpublish': ({ job, args }) => {
    // An entry of another version may have none.
    const declined = Object.values(args.outcomes ?? {}).filter((outcome) => outcome === 'reject').length;
    const hired = args.hired?.length ?? 0;
    if (hired > 0) return msg`Job closed, ${hired} noted as hired, ${declined} declined: ${job}`;
    return declined > 0 ? msg`Job closed, ${declined} declined: ${job}` : msg`Job closed: ${job}`;
  },
  'job.update': ({ job }) => msg`Change of the job: ${job}`,
  'log.create': ({ who }) => msg`Note in the log of ${who}`,
};
