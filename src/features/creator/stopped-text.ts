import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { SOURCES_MAX } from '../../../contract/entities/creator.ts';
import { errorText } from '../../i18n/error-text.ts';
import type { OutboxEntry } from '../../replica/outbox-entry.ts';
import { BLANK_FACTS } from './profile/facts-form.ts';

/** Why a change of the profile was not taken. Decided by the code, never by the server's text. */
export function stoppedText({ name, refusal }: Pick<OutboxEntry, 'name' | 'refusal'>): MessageDescriptor {
  switch (refusal?.code) {
    case 'not_allowed':
      return name === 'creator.create'
        ? msg`This account cannot have a creator profile.`
        : msg`This profile is suspended, so it cannot be shown.`;
    case 'guardian_required':
      return msg`A parent or guardian has to agree first. Send it again afterwards.`;
    case 'too_young':
      return msg`You are too young for a creator profile.`;
    case 'quota_exceeded':
      return msg`At most ${SOURCES_MAX} pages. Remove one first.`;
    case 'fields_invalid':
      return name === 'creator.add-source'
        ? msg`There is no such page there. Open your profile and copy its address.`
        : msg`Some of what you wrote was not accepted. Look at it again.`;
    case 'not_found':
      return msg`It is no longer there.`;
    default:
      return errorText(refusal?.code) ?? msg`The server did not accept this.`;
  }
}

/** What was to be changed. */
export function changeName({ name, args }: OutboxEntry): MessageDescriptor {
  if (name === 'creator.create') return msg`New creator profile`;
  if (name === 'creator.remove-source') return msg`Page of your creator profile removed`;
  const url = 'url' in args ? args.url : '';
  return name === 'creator.add-source'
    ? msg`Page of your creator profile: ${url}`
    : msg`Change of your creator profile`;
}

/** Whether there is something in it that stands in the form of the facts. */
export function holdsFacts(entry: OutboxEntry): entry is OutboxEntry<'creator.update'> {
  return (
    entry.name === 'creator.update' &&
    Object.keys((entry as OutboxEntry<'creator.update'>).args.patch).some((key) => key in BLANK_FACTS)
  );
}
