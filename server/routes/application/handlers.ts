import type { applicationCalls } from '../../../contract/calls/application.ts';
import { reread } from '../../api/again.ts';
import { type HandlersOf, handler } from '../../api/handler.ts';
import { findOwnRow, ownRow } from '../../domain/sync/own-row.ts';
import { accept } from './accept.ts';
import { annotate } from './annotate.ts';
import { applicationFor, apply } from './apply.ts';
import { exportApplicants } from './export.ts';
import { jobChanges, mayReadChanges } from './job-changes.ts';
import { answerKeep, askToKeep, mayAnswerKeep } from './keep.ts';
import { listApplications } from './list.ts';
import { mayApply } from './may-apply.ts';
import { mayList } from './may-list.ts';
import { idOf, mayAnnotate, mayDecide, mayExport, mayRemove } from './policy.ts';
import { reject } from './reject.ts';
import { removeApplication } from './remove.ts';

export const applicationHandlers: HandlersOf<typeof applicationCalls> = {
  'application.accept': handler(
    'application.accept',
    mayDecide,
    accept,
    reread(async (context, args) => {
      const applicant = await ownRow(context, 'applicant', await idOf(context, args));
      return { applicant, conversation: await ownRow(context, 'conversation', applicant._conversationId) };
    }),
  ),
  'application.add': handler(
    'application.add',
    mayApply,
    apply,
    reread(async (context, { _jobId }) =>
      ownRow(context, 'application', await applicationFor(context, _jobId)),
    ),
  ),
  'application.annotate': handler(
    'application.annotate',
    mayAnnotate,
    annotate,
    reread((context, { _applicationId }) => ownRow(context, 'applicant', _applicationId)),
  ),
  'application.answer-keep': handler(
    'application.answer-keep',
    mayAnswerKeep,
    answerKeep,
    reread((context, { _applicationId }) => ownRow(context, 'application', _applicationId)),
  ),
  'application.ask-to-keep': handler(
    'application.ask-to-keep',
    mayDecide,
    askToKeep,
    reread((context, { _applicationId }) => ownRow(context, 'applicant', _applicationId)),
  ),
  'application.export': handler('application.export', mayExport, exportApplicants),
  'application.job-changes': handler('application.job-changes', mayReadChanges, jobChanges),
  'application.list': handler(
    'application.list',
    mayList,
    listApplications,
    reread(async (context, { _applicationId = '' }) => ({
      items: [await ownRow(context, 'applicant', _applicationId)],
      next: null,
      gone: [],
    })),
  ),
  'application.reject': handler(
    'application.reject',
    mayDecide,
    reject,
    reread((context, { _applicationId }) => ownRow(context, 'applicant', _applicationId)),
  ),
  'application.remove': handler(
    'application.remove',
    mayRemove,
    removeApplication,
    reread(
      async (context, { _applicationId }) =>
        (await findOwnRow(context, 'application', _applicationId)) ??
        ownRow(context, 'applicant', _applicationId),
    ),
  ),
};
