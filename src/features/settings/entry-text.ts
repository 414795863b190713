import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MutationArgs } from '../../../contract/mutations.ts';
import { isUnderstood } from '../../replica/entry-format.ts';
import type { OutboxItem } from '../../replica/queries/outbox-items.ts';
import { CHAT_TEXTS } from './entry-text-chat.ts';
import { COMPANY_TEXTS } from './entry-text-company.ts';
import { OFFER_TEXTS } from './entry-text-offer.ts';
import { PERSON_TEXTS } from './entry-text-person.ts';
import type { EntryTexts } from './entry-texts.ts';

const TEXTS: EntryTexts<string> = { ...CHAT_TEXTS, ...COMPANY_TEXTS, ...OFFER_TEXTS, ...PERSON_TEXTS };

/** What an entry is, in plain words. */
export function entryText({ entry, ...subject }: OutboxItem): MessageDescriptor {
  if (!isUnderstood(entry)) return msg`A change made by a newer version of the app`;
  const text = TEXTS[entry.name] as EntryTexts<string>['conversation.close'];
  return text({ ...subject, args: entry.args as MutationArgs<'conversation.close'> });
}
