import type { Decisions } from '../types/decisions.ts';

export const decisions: Decisions = {
  about: {
    job: 'a job advertisement',
    company: 'a company',
    creator: 'a creator profile',
    message: 'a message',
    user: 'a person',
    conversation: 'a conversation',
    lock: 'the lock of your account',
    decision: 'a decision about a report',
  },
  named: (what, name, id) => (name === '' ? `${what} (${id})` : `${what} “${name}” (${id})`),
  outcome: {
    upheld: 'The report was justified.',
    dismissed: 'We have found no breach of our rules.',
    granted: 'Your objection was justified.',
    refused: 'The decision stands.',
  },
  measure: {
    none: '',
    content_removed: 'The content was removed.',
    account_locked: 'The account was locked.',
    company_blocked: 'The company may publish nothing more, and its ads are no longer live.',
  },
  restriction: {
    account_locked: 'We have locked your account.',
    job_unpublished: 'We have closed an ad.',
    job_refused: 'We have not published an ad.',
    message_removed: 'We have removed a message of yours.',
    content_removed: 'We have removed words and pictures that you showed.',
    company_unverified: 'We have taken back the verification of your company.',
    company_blocked: 'Your company may publish nothing more, and its ads are no longer live.',
    source_refused: 'We have not accepted a source of your creator profile.',
  },
  undone: {
    account_locked: 'Your account is open again.',
    job_unpublished: 'You can publish the ad again.',
    job_refused: 'You can hand in the ad again.',
    message_removed: 'The message itself is deleted; you can write it again.',
    content_removed: 'The words and pictures are deleted; you can show them again.',
    company_unverified: 'Your company is verified again.',
    company_blocked: 'Your company may publish again.',
    source_refused: 'The source is accepted.',
  },
  another:
    'There is also a newer decision with its own reasons, and that one still stands. You can object to it too.',
  decidedAgain: 'We will decide about your report again and tell you the result.',
  clause: (number) => `clause ${number} of the terms of use`,
  unanswered: (days) =>
    `Nobody has looked at applications for this ad for ${days} days. Every application gets an answer, so such an ad ends by itself.`,
};
