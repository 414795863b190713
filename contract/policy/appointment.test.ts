import { expect, test } from 'vitest';
import type { AppointmentStep } from '../entities/conversation.ts';
import type { Side } from '../fields.ts';
import { appointmentState, isLive, mayStep } from './appointment.ts';

const TIMES = ['2026-11-25T16:00:00.000Z', '2026-11-26T15:30:00.000Z'] as const;
const about = { minutes: 45, place: '' };
const said = (side: Side, step: AppointmentStep, times: readonly string[] = []) => ({
  side,
  appointment: { step, times: [...times], ...about },
});
const proposal = said('company', 'proposed', TIMES);

test('chat.4 the first time that is taken stands, and the second one does not', () => {
  const first = said('talent', 'taken', [TIMES[1]]);
  const state = appointmentState(proposal, [first, said('talent', 'taken', [TIMES[0]])]);
  expect(state).toEqual({ step: 'taken', time: TIMES[1], answer: first });
});

test('chat.4 what is called off keeps the time that was taken, and stays called off', () => {
  const off = said('company', 'withdrawn');
  const answers = [said('talent', 'taken', [TIMES[0]]), off, said('talent', 'taken', [TIMES[1]])];
  expect(appointmentState(proposal, answers)).toEqual({ step: 'withdrawn', time: TIMES[0], answer: off });
});

test('chat.4 the side that proposed takes nothing, the other withdraws nothing', () => {
  const answers = [said('company', 'taken', [TIMES[0]]), said('talent', 'withdrawn')];
  expect(appointmentState(proposal, answers)).toEqual({ step: 'proposed', time: null, answer: null });
  expect(mayStep('proposed', 'declined', true)).toBe(false);
  expect(mayStep('taken', 'declined', false)).toBe(true);
  expect(mayStep('declined', 'withdrawn', true)).toBe(false);
});

test('chat.4 it holds until the time that was taken is over, or the last one proposed, unless it is called off', () => {
  const [first, last] = TIMES.map((time) => Date.parse(time)) as [number, number];
  const end = 45 * 60_000;
  const proposed = { step: 'proposed', time: null } as const;
  expect([isLive(proposal, proposed, last + end - 1), isLive(proposal, proposed, last + end)]).toEqual([
    true,
    false,
  ]);
  const taken = { step: 'taken', time: TIMES[0] } as const;
  expect([isLive(proposal, taken, first + end - 1), isLive(proposal, taken, first + end)]).toEqual([
    true,
    false,
  ]);
  for (const step of ['declined', 'withdrawn'] as const)
    expect(isLive(proposal, { step, time: TIMES[0] }, 0)).toBe(false);
});

const SENT = '2026-11-20T08:00:00.000Z';
const END = '2026-11-24T08:00:00.000Z';
const at = <One extends object>(one: One, serverAt: string) => ({ ...one, serverAt });

test.each(['rejected', 'withdrawn', 'closed'] as const)(
  'chat.4 an application that was %s calls off what lies ahead',
  (end) => {
    const statusAt = { submitted: SENT, [end]: END };
    const before = at(proposal, '2026-11-23T08:00:00.000Z');
    const taken = at(said('talent', 'taken', [TIMES[1]]), END);
    const off = { step: 'withdrawn', time: TIMES[1], answer: null };
    expect(appointmentState(before, [taken], statusAt)).toEqual(off);
    expect(appointmentState(before, [], statusAt)).toEqual({ ...off, time: null });
    // What was said after it holds, and what was over by then is as it was.
    const late = at(proposal, '2026-11-24T08:00:01.000Z');
    expect(appointmentState(late, [], statusAt).step).toBe('proposed');
    const past = at(said('talent', 'taken', ['2026-11-24T07:00:00.000Z']), '2026-11-23T09:00:00.000Z');
    expect(appointmentState(before, [past], statusAt).step).toBe('taken');
    const declined = at(said('talent', 'declined'), '2026-11-23T09:00:00.000Z');
    expect(appointmentState(before, [declined], statusAt)).toMatchObject({
      step: 'declined',
      answer: declined,
    });
  },
);

test('chat.4 what was agreed before an application was sent again, or taken up again, does not come back', () => {
  const taken = at(said('talent', 'taken', [TIMES[1]]), SENT);
  const state = (statusAt: object) => appointmentState(at(proposal, SENT), [taken], statusAt).step;
  expect(state({ submitted: END })).toBe('withdrawn');
  expect(state({ submitted: SENT })).toBe('taken');
  expect(state({ submitted: SENT, rejected: END, accepted: END })).toBe('withdrawn');
});
