import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { errorText } from '../../i18n/error-text.ts';
import { fileRefusalText } from '../../i18n/file-problem-text.ts';
import type { Refusal } from '../../replica/outbox-entry.ts';

/** Why something was not taken, and what to do. Decided by the code; the server's own text is for logs. */
export function refusalText(refusal: Refusal | null): MessageDescriptor {
  const file = fileRefusalText(refusal);
  if (file) return file;
  if (refusal?.fields?.some(({ code }) => code === 'link_not_allowed'))
    return msg`Links are possible once the company has answered. Open it to edit the text.`;
  if (refusal?.fields?.some(({ path, code }) => path === 'general.cv' && code === 'too_big'))
    return msg`With what you wrote on another device, your CV is longer than we can keep. Open your profile and shorten a text or delete an entry: then this is sent again.`;
  if (refusal?.fields?.some(({ path, code }) => path.startsWith('setting.') && code === 'too_big'))
    return msg`This list is full. Take something out of it that you no longer need, then send this again.`;
  switch (refusal?.code) {
    case 'job_closed':
      return msg`The job was closed before this arrived.`;
    case 'rev_conflict':
      return msg`Somebody else changed this in the meantime. Open it, compare, and save once more.`;
    case 'state_conflict':
      return msg`This has moved on in the meantime, so it no longer fits. Open it to see where it stands.`;
    case 'outcomes_missing':
      return msg`Somebody applied in the meantime and needs an answer first. Open it and decide.`;
    case 'pay_required':
      return msg`A job of this kind needs a pay range. Open it and add one.`;
    case 'request_limit':
      return msg`Before the company answers there is room for one message.`;
    case 'guardian_required':
      return msg`A parent or guardian has to agree first. Send it again afterwards.`;
    case 'too_young':
      return msg`This job is for older people, so the application did not go through.`;
    case 'not_allowed':
    case 'identity_mismatch':
      return msg`You do not have the right to do this. Ask the owner of the company, then send it again.`;
    case 'not_found':
      return msg`What this belongs to is no longer there.`;
    case 'fields_invalid':
    case 'parameter_missing':
    case 'body_malformed':
    case 'body_too_large':
      return msg`Something in it cannot be accepted as it is. Open it, change it, and save once more.`;
    case 'account_disabled':
    case 'locked':
      return msg`Your account may not send at the moment.`;
    default:
      return (
        errorText(refusal?.code) ??
        msg`The server did not accept it. Send it again; if that does not help, discard it.`
      );
  }
}
