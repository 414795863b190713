import { v7 } from 'uuid';
import type { CompanyJob } from '../../contract/entities/job.ts';
import type { RunningServer } from '../harness/server.ts';
import { type Account, signInAs } from './chaos/api.ts';

export type Talk = {
  company: Account;
  seeker: Account;
  companyId: string;
  jobId: string;
  applicationId: string;
  conversationId: string;
  /** The company writes. */
  write: (text: string) => Promise<{ _id: string }>;
};

type Wanted = (job: Pick<CompanyJob, 'kind'>) => boolean;

/**
 * A conversation of the sample's seeker and company in which both may write, begun at the server itself: about the first
 * job that is wanted.
 */
export async function startTalk(server: RunningServer, isWanted: Wanted = () => true): Promise<Talk> {
  const talk = await beginTalk(server, isWanted);
  await talk.company.api('application.accept', { _applicationId: talk.applicationId });
  return talk;
}

/** The same before the company has answered: the seeker has applied. */
export async function beginTalk({ origin, password }: RunningServer, isWanted: Wanted): Promise<Talk> {
  const company = await signInAs(origin, 'company@example.org', password);
  const seeker = await signInAs(origin, 'seeker@example.org', password);
  const companyId = (await company.api('user.get', { userId: company.uid }))._linkedCompanyId as string;
  const { items } = await company.api('job.of-company', { companyId, status: 'published' });
  const jobId = items.find(isWanted)?._id as string;
  const [_applicationId, conversationId] = [v7(), v7()];
  await seeker.api('application.add', {
    _id: _applicationId,
    _jobId: jobId,
    _conversationId: conversationId,
    note: 'Ich kann ab Montag.',
    jobRev: 1,
  });
  const write = (text: string) => writeBy(company, conversationId, text);
  return { company, seeker, companyId, jobId, applicationId: _applicationId, conversationId, write };
}

/** Somebody writes into a conversation, at the server itself; answers the message. */
export async function writeBy({ api }: Pick<Account, 'api'>, _conversationId: string, text: string) {
  const { message } = await api('conversation.add-message', {
    clientId: v7(),
    _conversationId,
    type: 'text',
    text,
    clientAt: new Date().toISOString(),
  });
  return message;
}

/** Wants the job at this place of the list: one applies once for each. */
export function jobAt(place: number): () => boolean {
  let at = 0;
  return () => at++ === place;
}
