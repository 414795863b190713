import * as z from 'zod/mini';
import { call } from '../call.ts';
import { applicant, application } from '../entities/application.ts';
import { conversation } from '../entities/conversation.ts';
import { id, text, version } from '../fields.ts';
import { TEXT_MAX } from '../limits.ts';

export const applicationCalls = {
  'application.add': call({
    method: 'POST',
    path: '/job/application/add',
    summary: 'Applies to a job; the answer carries the receipt.',
    who: ['self'],
    net: 'queue',
    args: z.strictObject({
      _id: id,
      _jobId: id,
      /** Of the conversation that belongs to this application once somebody writes. */
      _conversationId: id,
      note: text(TEXT_MAX.note),
      jobRev: version,
    }),
    answer: application,
  }),
  'application.remove': call({
    method: 'POST',
    path: '/job/application/remove',
    summary: 'The seeker withdraws, or the owner hides what is over.',
    who: ['self'],
    net: 'queue',
    args: z.strictObject({ _applicationId: id, reason: z.optional(text(TEXT_MAX.note)) }),
    answer: application,
  }),
  'application.accept': call({
    method: 'POST',
    path: '/job/application/accept',
    summary: 'Accepts an applicant and opens the conversation.',
    who: ['canChat'],
    net: 'queue',
    args: z.strictObject({ _applicationId: id }),
    answer: z.object({ applicant, conversation }),
  }),
  'application.reject': call({
    method: 'POST',
    path: '/job/application/reject',
    summary: 'Rejects an applicant with a text, never without one.',
    who: ['canChat'],
    net: 'queue',
    /** Without `text` the company's `rejectionText` is sent. */
    args: z.strictObject({
      _applicationId: id,
      text: z.optional(text(TEXT_MAX.rejectionText)),
      lang: z.optional(z.enum(['de_DE', 'en_US'])),
    }),
    answer: applicant,
  }),
  'application.list': call({
    method: 'POST',
    path: '/job/application/list',
    summary: 'A member has opened an application, or takes that back.',
    who: ['member'],
    net: 'queue',
    /** The part of the call that writes: a member has opened the application. Lists are read from the replica. */
    args: z.strictObject({ _applicationId: id, markSeen: z.boolean() }),
    answer: z.array(applicant),
  }),
};
