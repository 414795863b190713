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

/**
 * Of two members who have written at a time in different places each changes the words of their own. Where they have in the
 * same, both texts stay, one below the other; who has only added adds that.
 */
function textOver({ from, to, now }: Three<string>): string {
  if (now === from || now === to || now === '') return to;
  if (to === from || to === '') return now;
  const words = wordsOf(from);
  const [mine, theirs] = [to, now].map((text) => hunkOf(words, wordsOf(text))) as [Hunk, Hunk];
  if (areApart(mine, theirs)) {
    const [first, last] = mine.end <= theirs.start ? [mine, theirs] : [theirs, mine];
    // The later place first: it moves no other.
    return words
      .toSpliced(...splice(last))
      .toSpliced(...splice(first))
      .join('');
  }
  const added = to.startsWith(from) ? to.slice(from.length).trim() : to;
  return `${now}\n\n${added}`;
}

/** Words in place of those from `start` to before `end`. */
type Hunk = { readonly start: number; readonly end: number; readonly words: readonly string[] };

/** Words, and what is between them. Smaller parts would make one of two words that nobody has written. */
const wordsOf = (text: string): string[] => text.match(/\s+|\S+/g) ?? [];

function hunkOf(from: readonly string[], to: readonly string[]): Hunk {
  const most = Math.min(from.length, to.length);
  let start = 0;
  while (start < most && from[start] === to[start]) start += 1;
  let after = 0;
  while (after < most - start && from.at(-1 - after) === to.at(-1 - after)) after += 1;
  return { start, end: from.length - after, words: to.slice(start, to.length - after) };
}

/** What two have put into one place is not. */
function areApart(one: Hunk, other: Hunk): boolean {
  if (one.start === other.start && one.end === other.end) return false;
  return one.end <= other.start || other.end <= one.start;
}

const splice = ({ start, end, words }: Hunk): [number, number, ...string[]] => [start, end - start, ...words];
