import type { MessageDescriptor } from '@lingui/core';
import type { MutationArgs, MutationName } from '../../../contract/mutations.ts';
import type { OutboxItem } from '../../replica/queries/outbox-items.ts';

/** What a change of some kind is called, from the names of its subject and its own arguments. */
export type EntryTexts<Area extends string> = {
  [Name in Extract<MutationName, `${Area}.${string}`>]: (
    item: Omit<OutboxItem, 'entry'> & { args: MutationArgs<Name> },
  ) => MessageDescriptor;
};
