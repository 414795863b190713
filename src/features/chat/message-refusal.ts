import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { errorText } from '../../i18n/error-text.ts';
import { fileRefusalText } from '../../i18n/file-problem-text.ts';
import type { Refusal } from '../../replica/outbox-entry.ts';

/** Why an answer to an appointment was not taken. The appointment itself shows who has decided, and when. */
export function answerRefusal(refusal: Refusal | null): MessageDescriptor {
  if (refusal?.code === 'state_conflict' && refusal.detail?.status !== 'closed')
    return msg`This was decided before. The appointment shows by whom, and when.`;
  return messageRefusal(refusal);
}

/** Why a message was not taken, and what to do about it. Decided by the code; the server's text is for logs. */
export function messageRefusal(refusal: Refusal | null): MessageDescriptor {
  const file = fileRefusalText(refusal);
  if (file) return file;
  const fields = refusal?.fields?.map(({ code }) => code) ?? [];
  if (fields.includes('link_not_allowed'))
    return msg`Links are possible once the company has answered. Edit the message, then send it again.`;
  if (fields.includes('file_not_allowed'))
    return msg`Files are possible once the company has answered. Edit the message, then send it again.`;
  if (fields.includes('appointment_not_allowed'))
    return msg`Appointments are possible once the company has answered.`;
  switch (refusal?.code) {
    case 'too_late':
      return msg`This time is over. Suggest another one.`;
    case 'request_limit':
      return msg`Before the company answers there is room for one message, and yours was there already.`;
    case 'state_conflict':
    case 'rev_conflict':
      return msg`The conversation was closed in the meantime, so this message did not go through.`;
    case 'never_first':
      return msg`Nobody writes first to somebody under 18. Accept the application, or wait for their message.`;
    case 'not_delivered':
      return msg`Not delivered.`;
    case 'not_allowed':
      return msg`You no longer have the right to write here, so this message did not go through.`;
    case 'not_found':
      return msg`The application this belongs to is not there, so this message did not go through.`;
    case 'fields_invalid':
      return msg`This text cannot be sent as it is. Edit it, then send it again.`;
    default:
      return (
        errorText(refusal?.code) ?? msg`The message did not go through. Send it again, or edit it first.`
      );
  }
}
