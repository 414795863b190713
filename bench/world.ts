import { v7 } from 'uuid';
import { applying, company, DRAFT, publishedJob, seeker, writing } from '../server/testing/people.ts';
import type { TestApp } from '../server/testing/test-app.ts';

/** What one person of the bench calls with: everything that differs from person to person. */
export type Variant = {
  readonly uid: string;
  readonly jobId: string;
  readonly applicationId: string;
  readonly conversationId: string;
};
export type BenchWorld = { readonly owner: string; readonly companyId: string; readonly variants: Variant[] };

const COMPANIES = 3;

/** Companies with jobs, and people who have applied to them, were accepted and have written a few messages. */
export async function benchWorld(t: TestApp, people: number, messages: number): Promise<BenchWorld> {
  const companies = [];
  for (let index = 0; index < COMPANIES; index++)
    companies.push((await company(t, `owner${index}`, index))._id);
  const jobs = [];
  for (let index = 0; index < 60; index++)
    jobs.push(
      await publishedJob(t, `owner${index % COMPANIES}`, companies[index % COMPANIES] as string, {
        title: `${DRAFT.title} ${index}`,
      }),
    );
  const variants: Variant[] = [];
  for (let index = 0; index < people; index++) {
    const uid = `person${index}`;
    await seeker(t, uid);
    // All with the first company, so that the company's lists are long.
    const job = jobs[(index % 20) * COMPANIES] as { _id: string };
    const { data: application } = await t.call(uid, 'application.add', applying(job._id));
    await t.call('owner0', 'application.accept', { _applicationId: application._id });
    for (let count = 0; count < messages; count++)
      await t.call(count % 2 ? 'owner0' : uid, 'conversation.add-message', {
        ...writing(application, `Message ${count}`),
        clientId: v7(),
      });
    // Limits of the product count by the clock: everybody writes at a time of their own.
    t.now = new Date(t.now.getTime() + 61_000);
    variants.push({
      uid,
      jobId: job._id,
      applicationId: application._id,
      conversationId: application._conversationId,
    });
  }
  return { owner: 'owner0', companyId: companies[0] as string, variants };
}
