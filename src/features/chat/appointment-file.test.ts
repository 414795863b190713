import { expect, test } from 'vitest';
import type { Message } from '../../../contract/entities/conversation.ts';
import { appointmentFile } from './appointment-file.ts';

test('chat.4 the calendar’s file has the instant, so that each calendar shows its own time', async () => {
  const proposal = {
    _id: '01a213cd-14ac-7626-8db0-77ae954f9211',
    text: 'Rundgang; im Laden',
    appointment: { step: 'proposed', times: [], minutes: 45, place: 'Am Markt 1, Celle' },
  } as unknown as Message;
  const file = appointmentFile({
    proposal,
    time: '2026-11-26T15:30:00.000Z',
    with: 'Mira Ahorn',
    stamp: new Date('2026-11-24T09:00:00.000Z'),
  });
  const lines = (await file.text()).split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      `UID:${proposal._id}`,
      'DTSTART:20261126T153000Z',
      'DTEND:20261126T161500Z',
      'SUMMARY:Rundgang\\; im Laden (Mira Ahorn)',
      'LOCATION:Am Markt 1\\, Celle',
    ]),
  );
});
