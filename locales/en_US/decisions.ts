import type { Decisions } from '../types/decisions.ts';

export const decisions: Decisions = {
  about: {
    job: 'a job advertisement',
    company: 'a company',
    message: 'a message',
    user: 'a person',
    conversation: 'a conversation',
    lock: 'the lock of your account',
    decision: 'a decision about a report',
  },
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
    company_blocked: 'The company may publish nothing more.',
  },
};
