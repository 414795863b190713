import { expect, it } from 'vitest';
import type { Application } from '../../../contract/entities/application.ts';
import { chatEvents } from './chat-event.ts';

const application = {
  note: 'I can start on Monday.',
  receipt: { no: 'A-7F3K', receivedAt: '2026-11-20T04:26:05.000Z', hash: 'x' },
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
