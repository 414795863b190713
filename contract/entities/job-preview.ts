import * as z from 'zod/mini';
import { lazily } from '../lazily.ts';
import { job } from './job.ts';

/** What a card shows of a job: the public row without its long texts, questions and workings of the age law. */
export const jobPreview = lazily(() =>
  z.pick(job, {
    _id: true,
    ver: true,
    rev: true,
    _companyId: true,
    companyName: true,
    companyVerified: true,
    companyLogo: true,
    status: true,
    kind: true,
    title: true,
    employmentType: true,
    pay: true,
    hours: true,
    location: true,
    remote: true,
    startDate: true,
    endDate: true,
    openings: true,
    minAge: true,
    publishedAt: true,
    validThrough: true,
    replyDays: true,
    fixedTerm: true,
    unreviewedSince: true,
  }),
);
export type JobPreview = z.infer<typeof jobPreview>;
