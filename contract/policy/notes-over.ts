import type { PrivateNotes } from '../entities/application.ts';
import { TAGS_MAX, TEXT_MAX } from '../limits.ts';
import { listOver, type Three } from './list-over.ts';

type Said = Partial<Pick<PrivateNotes, 'tags' | 'notes'>>;

/**
 * What tags and notes that a member sends come to over those that colleagues have made of them meanwhile (rule W13.3).
 * What was read goes along as `from`; an app that does not say it replaces both as a whole.
 */
export function notesOver(
  now: Pick<PrivateNotes, 'tags' | 'notes'>,
  { tags, notes, from }: Said & { readonly from?: Said | undefined },
): Said {
  return {
    ...(tags && {
      tags: listOver({ from: from?.tags ?? now.tags, to: tags.map((tag) => tag.trim()), now: now.tags }),
    }),
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

/** Of two members who have written at a time both texts stay, one below the other; who has only added adds that. */
function textOver({ from, to, now }: Three<string>): string {
  if (now === from || now === to || now === '') return to;
  if (to === from || to === '') return now;
  const added = to.startsWith(from) ? to.slice(from.length).trim() : to;
  return `${now}\n\n${added}`;
}
