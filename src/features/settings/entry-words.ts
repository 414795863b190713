import { REASON_MAX, REMINDER_MAX, TEXT_MAX } from '../../../contract/limits.ts';
import { keptMentions, shownMentions } from '../../../contract/mentions.ts';
import type { MutationArgs, MutationName } from '../../../contract/mutations.ts';
import { isUnderstood } from '../../replica/entry-format.ts';
import { isOnlyHere, type OutboxEntry } from '../../replica/outbox-entry.ts';

/** Where in the arguments of a change its words are; `required`: it says nothing without them. */
type Place = { field: string; max: number; required: boolean };

const OFFER_COMMENT_MAX = 1000;
const required = (field: string, max: number): Place => ({ field, max, required: true });
const optional = (field: string, max: number): Place => ({ field, max, required: false });

const PLACES: { [Name in MutationName]?: Place } = {
  'appeal.create': required('text', TEXT_MAX.report),
  'application.accept': optional('message', TEXT_MAX.message),
  'application.add': optional('note', TEXT_MAX.note),
  'application.annotate': optional('notes', TEXT_MAX.note),
  'application.reject': required('text', TEXT_MAX.rejectionText),
  'application.remove': optional('reason', TEXT_MAX.note),
  'conversation.add-message': required('text', TEXT_MAX.message),
  'conversation.close': required('reason', REASON_MAX),
  'log.create': required('text', TEXT_MAX.logNote),
  'notification.create': required('text', REMINDER_MAX),
  'offer.delete': optional('reason', OFFER_COMMENT_MAX),
  'report.create': required('text', TEXT_MAX.report),
};

export type Words = Place & { text: string };

/** The words a person wrote in it, so that nothing is thrown away unseen; null where it has none. */
export function wordsOf(entry: OutboxEntry): Words | null {
  const place = isUnderstood(entry) ? placeIn(entry) : undefined;
  const text = place && (entry.args as Record<string, unknown>)[place.field];
  return place && typeof text === 'string' && text !== '' ? { ...place, text } : null;
}

/** A decline has a reason, every other step of an offer a comment; a message that holds files may do without words. */
function placeIn({ name, args }: OutboxEntry): Place | undefined {
  // An answer to an appointment repeats what it is for.
  if ('appointment' in args && args.appointment?.step !== 'proposed') return undefined;
  if (name === 'offer.update')
    return optional('reason' in args && args.reason ? 'reason' : 'comment', OFFER_COMMENT_MAX);
  const place = PLACES[name];
  const hasFiles = 'attachments' in args && (args.attachments?.length ?? 0) > 0;
  return place && hasFiles ? { ...place, required: false } : place;
}

/** Notes are kept with the ids of the colleagues they name (contract/mentions.ts), and read with their names. */
export function withNames(words: Words | null, names: ReadonlyMap<string, string>): Words | null {
  return words?.field === 'notes' ? { ...words, text: shownMentions(words.text, names) } : words;
}

/** The inverse of `withNames`, for words that were changed. */
export function withIds({ field }: Place, text: string, names: ReadonlyMap<string, string>): string {
  return field === 'notes' ? keptMentions(text, names) : text;
}

/** Whether its words can still be changed: it was refused, or has never left this device (rule W11). */
export function canEdit(entry: OutboxEntry): boolean {
  if (wordsOf(entry) === null) return false;
  return isOnlyHere(entry);
}

/** The arguments with other words in them. */
export function withWords({ args }: OutboxEntry, { field }: Place, text: string): MutationArgs<MutationName> {
  return { ...args, [field]: text } as MutationArgs<MutationName>;
}
