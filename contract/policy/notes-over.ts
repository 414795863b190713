import type { PrivateNotes } from '../entities/application.ts';
import { TAGS_MAX, TEXT_MAX } from '../limits.ts';

type Said = Partial<Pick<PrivateNotes, 'tags' | 'notes'>>;
type Three<Value> = { readonly from: Value; readonly to: Value; readonly now: Value };

/**
 * What tags and notes that a member sends come to over those that colleagues have made of them meanwhile (rule W13.3).
 * What was read goes along as `from`; an app that does not say it replaces both as a whole.
 */
export function notesOver(
  now: Pick<PrivateNotes, 'tags' | 'notes'>,
  { tags, notes, from }: Said & { readonly from?: Said | undefined },
): Said {
  return {
    ...(tags && { tags: tagsOver({ from: from?.tags ?? now.tags, to: tags, now: now.tags }) }),
    ...(notes !== undefined && {
      notes: from?.notes === undefined ? notes : textOver({ from: from.notes, to: notes, now: now.notes }),
    }),
  };
}

/** Which of them is more than may be kept; together they may be, though each was not. */
export function overfull({ tags = [], notes = '' }: Said): 'tags' | 'notes' | undefined {
  if (tags.length > TAGS_MAX) return 'tags';
  return notes.length > TEXT_MAX.note ? 'notes' : undefined;
}

/** Each tag is given and taken by itself. */
function tagsOver({ from, to, now }: Three<readonly string[]>): string[] {
  const next = to.map((tag) => tag.trim());
  const stay = now.filter((tag) => next.includes(tag) || !from.includes(tag));
  return [...new Set([...stay, ...next.filter((tag) => !from.includes(tag))])];
}

/** Of two members who have written at a time both texts stay, one below the other; who has only added adds that. */
function textOver({ from, to, now }: Three<string>): string {
  if (now === from || now === to || now === '') return to;
  if (to === from || to === '') return now;
  const added = to.startsWith(from) ? to.slice(from.length).trim() : to;
  return `${now}\n\n${added}`;
}
