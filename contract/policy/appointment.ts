import type { Appointment, AppointmentStep, Message } from '../entities/conversation.ts';
import type { Side } from '../fields.ts';

/** What decides about a proposal or an answer. */
type Said = { side: Side; appointment: Appointment | null };

export type AppointmentState<Answer> = {
  step: AppointmentStep;
  /** The time that was chosen; kept when the appointment is called off afterwards. */
  time: string | null;
  /** The answer by which it came to this; null while there is none. */
  answer: Answer | null;
};

/** A message that proposes times; an answer names one by `replyTo`. Rows of older apps lack the field. */
export function isProposal({ appointment }: Pick<Message, 'appointment'>): boolean {
  return appointment?.step === 'proposed';
}

/**
 * Whether a side may make this step. The other side takes one of the times, or declines; the side that proposed
 * withdraws; both also once a time is taken. What was declined or withdrawn stays so.
 * @param own of the side that proposed
 */
export function mayStep(from: AppointmentStep, to: AppointmentStep, own: boolean): boolean {
  if (to === 'taken') return !own && from === 'proposed';
  const stands = from === 'proposed' || from === 'taken';
  return stands && to === (own ? 'withdrawn' : 'declined');
}

/** What has become of a proposal by its answers, in the server's order. One that the rule does not allow counts for nothing. */
export function appointmentState<Answer extends Said>(
  proposal: Said,
  answers: readonly Answer[],
): AppointmentState<Answer> {
  let state: AppointmentState<Answer> = { step: 'proposed', time: null, answer: null };
  for (const answer of answers) {
    const { appointment, side } = answer;
    if (!appointment || !mayStep(state.step, appointment.step, side === proposal.side)) continue;
    state = { step: appointment.step, time: appointment.times[0] ?? state.time, answer };
  }
  return state;
}

const MINUTE_MS = 60_000;

/** When it is over: the end of the time that was taken, or of the last one proposed. Milliseconds. */
export function endOf({ appointment }: Pick<Said, 'appointment'>, time: string | null): number {
  const { times = [], minutes = 0 } = appointment ?? {};
  return Math.max(0, ...(time ? [time] : times).map((one) => Date.parse(one))) + minutes * MINUTE_MS;
}

/** Whether it still holds: neither called off nor over. */
export function isLive(
  proposal: Pick<Said, 'appointment'>,
  { step, time }: Pick<AppointmentState<unknown>, 'step' | 'time'>,
  now: number,
): boolean {
  return (step === 'proposed' || step === 'taken') && endOf(proposal, time) > now;
}
