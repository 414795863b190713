import type { Application } from '../entities/application.ts';
import type { Appointment, AppointmentStep, Message } from '../entities/conversation.ts';
import type { Side } from '../fields.ts';

/** What decides about a proposal or an answer. `serverAt`: null, left out: the server does not have it yet. */
type Said = { side: Side; appointment: Appointment | null; serverAt?: string | null };

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
  return stands(from) && to === (own ? 'withdrawn' : 'declined');
}

const stands = (step: AppointmentStep) => step === 'proposed' || step === 'taken';

/**
 * What has become of a proposal by its answers, in the server's order. One that the rule does not allow counts for
 * nothing. The end of the application calls off what lies ahead, and its being sent again does not bring it back.
 * @param statusAt of the application that they talk about; left out where there is none
 */
export function appointmentState<Answer extends Said>(
  proposal: Said,
  answers: readonly Answer[],
  statusAt: Application['statusAt'] = {},
): AppointmentState<Answer> {
  let state: AppointmentState<Answer> = { step: 'proposed', time: null, answer: null };
  for (const answer of answers) {
    const { appointment, side } = answer;
    if (!appointment || !mayStep(state.step, appointment.step, side === proposal.side)) continue;
    state = { step: appointment.step, time: appointment.times[0] ?? state.time, answer };
  }
  if (!stands(state.step)) return state;
  const end = endAfter((state.answer ?? proposal).serverAt, statusAt);
  const times = state.time ? [state.time] : (proposal.appointment?.times ?? []);
  if (end === undefined || times.every((time) => Date.parse(time) <= Date.parse(end))) return state;
  return { step: 'withdrawn', time: state.time, answer: null };
}

/** When the application ended, or was sent again, after something was said about it. */
function endAfter(saidAt: string | null | undefined, statusAt: Application['statusAt']): string | undefined {
  if (!saidAt) return undefined;
  const { submitted, rejected, withdrawn, closed } = statusAt;
  const ends = [rejected, withdrawn, closed].filter((at) => at !== undefined && saidAt <= at);
  if (submitted !== undefined && saidAt < submitted) ends.push(submitted);
  return ends.sort()[0];
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
  return stands(step) && endOf(proposal, time) > now;
}
