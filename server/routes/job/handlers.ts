import type { jobCalls } from '../../../contract/calls/job.ts';
import { asTold, reread } from '../../api/again.ts';
import type { CallContext } from '../../api/call-context.ts';
import { type HandlersOf, handler } from '../../api/handler.ts';
import { ownRow } from '../../domain/sync/own-row.ts';
import { cleanJob } from './clean.ts';
import { createJob, deleteJob } from './command.ts';
import {
  deleteFeed,
  feedsOf,
  fetchFeed,
  mayDeleteFeed,
  mayFetchFeed,
  mayReadFeeds,
  maySaveFeed,
  readFeed,
  saveFeed,
} from './feeds.ts';
import { jobFigures } from './figures.ts';
import { mayReadJob, mayReadJobsOfCompany, mayReadJobsOfUser } from './may-read.ts';
import { jobsOfUser } from './of-user.ts';
import {
  mayCleanJob,
  mayCreateJob,
  mayDeleteJob,
  mayPublishJob,
  mayReadFigures,
  mayReadRevisions,
  mayScheduleJob,
  mayUnpublishJob,
  mayUpdateJob,
} from './policy.ts';
import { publishJob, scheduleJob } from './publish.ts';
import { getJob, jobsOfCompany } from './read.ts';
import { jobRevisions } from './revisions.ts';
import { unpublishJob } from './unpublish.ts';
import { updateJob } from './update.ts';

export const jobHandlers: HandlersOf<typeof jobCalls> = {
  'job.clean': handler(
    'job.clean',
    mayCleanJob,
    cleanJob,
    asTold((context, { _jobId }) => ownJob(context, { _jobId })),
  ),
  'job.create': handler(
    'job.create',
    mayCreateJob,
    createJob,
    reread((context, { _id }) => ownJob(context, { _jobId: _id })),
  ),
  'job.delete': handler('job.delete', mayDeleteJob, deleteJob, asTold(mayDeleteJob)),
  'job.feeds': handler('job.feeds', mayReadFeeds, feedsOf),
  'job.save-feed': handler(
    'job.save-feed',
    maySaveFeed,
    saveFeed,
    reread((context, { _companyId, _id }) => readFeed(context, { id: _id, companyId: _companyId })),
  ),
  'job.fetch-feed': handler(
    'job.fetch-feed',
    mayFetchFeed,
    fetchFeed,
    reread(async (context, args) => {
      const { company_id, id } = await mayDeleteFeed(context, { feedId: args._feedId });
      return readFeed(context, { id, companyId: company_id });
    }),
  ),
  // Of a deleted feed nothing is left that could be asked for; its answer is the id that the caller has named.
  'job.delete-feed': handler('job.delete-feed', mayDeleteFeed, deleteFeed, asTold()),
  'job.figures': handler('job.figures', mayReadFigures, jobFigures),
  'job.get': handler('job.get', mayReadJob, getJob),
  'job.of-company': handler('job.of-company', mayReadJobsOfCompany, jobsOfCompany),
  'job.of-user': handler('job.of-user', mayReadJobsOfUser, jobsOfUser),
  'job.publish': handler('job.publish', mayPublishJob, publishJob, reread(ownJob)),
  'job.revisions': handler('job.revisions', mayReadRevisions, jobRevisions),
  'job.schedule': handler('job.schedule', mayScheduleJob, scheduleJob, reread(ownJob)),
  'job.unpublish': handler('job.unpublish', mayUnpublishJob, unpublishJob, reread(ownJob)),
  'job.update': handler('job.update', mayUpdateJob, updateJob, reread(ownJob)),
};

function ownJob(context: CallContext, { _jobId }: { _jobId: string }) {
  return ownRow(context, 'companyJob', _jobId);
}
