import type { ArgsOf } from '../../../contract/calls.ts';
import type { Appointment } from '../../../contract/entities/conversation.ts';
import { ApiError } from '../../../contract/errors.ts';
import type { Side } from '../../../contract/fields.ts';
import { isProposal, mayStep } from '../../../contract/policy/appointment.ts';
import type { CallContext } from '../../api/call-context.ts';
import { stateOfAppointment } from '../../domain/conversation/appointment.ts';
import type { MessageRow } from '../../domain/conversation/row.ts';
import { messageIn } from './delete-message.ts';
import type { Resolved } from './resolve-conversation.ts';

type Args = ArgsOf<'conversation.add-message'>;

/**
 * The appointment of a message as it is kept; undefined for other messages. Throws `too_late` where no time of it is
 * still to come, `state_conflict` with who has decided, and when, where an answer comes second.
 */
export async function checkedAppointment(
  context: CallContext,
  args: Args,
  { conversation, pair }: Resolved,
  side: Side,
): Promise<Appointment | undefined> {
  const { type, appointment, replyTo } = args;
  if ((type === 'appointment') !== (appointment !== undefined))
    throw refused('missing', 'an appointment goes with a message of type appointment, and with no other');
  if (appointment === undefined) return undefined;
  if (conversation === undefined || pair.kind === 'support' || pair.peerId !== null)
    throw refused('appointment_not_allowed', 'appointments are between a company and a talent');
  const times = appointment.times.map((time) => new Date(time).toISOString());
  if (appointment.step === 'proposed') {
    if (replyTo !== undefined || times.length === 0)
      throw refused('custom', 'a proposal has one to three times, and answers no message');
    assertToCome(context, times);
    return { ...appointment, times };
  }
  const proposal = await proposalIn(context, conversation.id, replyTo);
  return answerTo(context, proposal, { ...appointment, times }, side);
}

async function proposalIn(context: CallContext, conversationId: string, id: string | undefined) {
  const row = id === undefined ? undefined : await messageIn(context, conversationId, id);
  if (row?.deleted_at) throw new ApiError('gone', 'this message was deleted');
  if (row === undefined || !isProposal(row))
    throw refused('custom', 'an answer names the proposal by replyTo');
  return row;
}

async function answerTo(
  context: CallContext,
  proposal: MessageRow,
  { step, times }: Appointment,
  side: Side,
): Promise<Appointment> {
  const { appointment, side: proposedBy } = proposal;
  const state = await stateOfAppointment(context.tx, proposal);
  if (!mayStep('proposed', step, side === proposedBy))
    throw new ApiError('not_allowed', 'one side proposes and withdraws, the other one takes and declines');
  if (!mayStep(state.step, step, side === proposedBy))
    throw new ApiError('state_conflict', 'this appointment was decided already', {
      detail: {
        status: state.step,
        at: state.answer?.server_at.toISOString() ?? null,
        by: state.answer?.sender_id ?? null,
        time: state.time,
      },
    });
  const { minutes, place, times: offered } = appointment as Appointment;
  if (step !== 'taken') return { step, times: [], minutes, place };
  const [time] = times;
  if (time === undefined || times.length > 1 || !offered.includes(time))
    throw refused('custom', 'one of the proposed times is taken');
  assertToCome(context, times);
  return { step, times: [time], minutes, place };
}

function assertToCome({ now }: CallContext, times: readonly string[]): void {
  if (times.every((time) => Date.parse(time) <= now.getTime()))
    throw new ApiError('too_late', 'this time is over', { detail: { until: times.at(-1) } });
}

const refused = (code: string, message: string) =>
  new ApiError('fields_invalid', message, { fields: [{ path: 'appointment', code }] });
