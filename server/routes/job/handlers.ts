import type { jobCalls } from '../../../contract/calls/job.ts';
import { type HandlersOf, handler } from '../../api/handler.ts';
import { createJob, deleteJob, updateJob } from './command.ts';
import { mayCreateJob, mayDeleteJob, mayPublishJob, mayUnpublishJob, mayUpdateJob } from './policy.ts';
import { publishJob, unpublishJob } from './publish.ts';

export const jobHandlers: HandlersOf<typeof jobCalls> = {
  'job.create': handler('job.create', mayCreateJob, createJob),
  'job.delete': handler('job.delete', mayDeleteJob, deleteJob),
  'job.publish': handler('job.publish', mayPublishJob, publishJob),
  'job.unpublish': handler('job.unpublish', mayUnpublishJob, unpublishJob),
  'job.update': handler('job.update', mayUpdateJob, updateJob),
};
