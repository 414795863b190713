import type { ArgsOf } from '../../../contract/calls.ts';
import type { CompanyJob } from '../../../contract/entities/job.ts';
import { type CallContext, userOf } from '../../api/call-context.ts';
import { planJob } from '../../domain/publication/plan-job.ts';
import { type Publishing, publishJob as publish } from '../../domain/publication/publish-job.ts';
import { assertNotEditedByOthers } from './publishable.ts';
import { readJob } from './read-job.ts';

export async function publishJob(
  context: CallContext,
  { rev, validThrough }: ArgsOf<'job.publish'>,
  publishing: Publishing,
): Promise<CompanyJob> {
  await assertNotEditedByOthers(context, publishing.job, rev);
  const until = validThrough === undefined ? null : new Date(validThrough);
  return readJob(context, await publish(context, publishing, { until, actor: { uid: userOf(context).id } }));
}

export async function scheduleJob(
  context: CallContext,
  { rev, at, validThrough }: ArgsOf<'job.schedule'>,
  publishing: Publishing,
): Promise<CompanyJob> {
  const by = { uid: userOf(context).id };
  // Taking it back says nothing about the text.
  if (at !== null) await assertNotEditedByOthers(context, publishing.job, rev);
  const until = validThrough === undefined ? null : new Date(validThrough);
  const plan = at === null ? null : { at: new Date(at), until };
  return readJob(context, await planJob(context, publishing, plan, by));
}
