import { expect, it } from 'vitest';
import type { Applicant, Application } from '../../../contract/entities/application.ts';
import { ERASED_TEXT } from '../../../contract/rejection-text.ts';
import { chatEvents } from './chat-event.ts';

const application = {
  note: 'I can start on Monday.',
  receipt: { no: 'A-7F3K', receivedAt: '2026-11-20T04:26:05.000Z', hash: 'x' },
  status: 'rejected',
  statusAt: { submitted: '2026-11-20T04:26:00.000Z', rejected: '2026-11-22T10:00:00.000Z' },
  rejection: { text: 'Somebody else was faster.', lang: 'en_US' },
} as unknown as Application;

it('chat.4 tells the application with its receipt and note, and the answer with its text', () => {
  expect(chatEvents(application)).toEqual([
    { type: 'applied', at: '2026-11-20T04:26:00.000Z', text: 'I can start on Monday.', receipt: 'A-7F3K' },
    { type: 'rejected', at: '2026-11-22T10:00:00.000Z', text: 'Somebody else was faster.', receipt: null },
  ]);
});

it('chat.4 tells nothing of an application that the server does not have', () => {
  expect(chatEvents({ ...application, receipt: null })).toEqual([]);
  expect(chatEvents(undefined)).toEqual([]);
});

it('chat.4 tells the applicant why it ended without an answer, and the company that it ended', () => {
  const closed = '2026-11-24T08:00:00.000Z';
  const rejection = { text: 'The company is leaving Zusage.', lang: 'en_US', by: '' };
  const statusAt = { ...application.statusAt, rejected: undefined, closed };
  const ended = { ...application, status: 'closed' as const, statusAt, rejection };
  const told = { type: 'closed', at: closed, receipt: null };
  expect(chatEvents(ended).at(-1)).toEqual({ ...told, text: rejection.text });
  expect(chatEvents({ ...ended, _userId: 'mia' } as unknown as Applicant).at(-1)).toEqual({
    ...told,
    text: '',
  });
  const erased = { ...rejection, text: ERASED_TEXT };
  expect(chatEvents({ ...ended, rejection: erased }).at(-1)).toEqual({ ...told, text: '' });
});
