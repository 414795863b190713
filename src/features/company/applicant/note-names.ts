import { keptMentions, mentionsIn, shownMentions } from '../../../../contract/mentions.ts';

type Names = ReadonlyMap<string, string>;

type Note = {
  /** As the company has it. */
  saved: string;
  /** A draft from earlier, as it is kept; null, undefined: there is none. */
  kept: string | null | undefined;
  /** Since this screen was opened; undefined: nothing. */
  typed: string | undefined;
};

/**
 * A private note as it stands in its field, and as it is kept. Only what somebody writes becomes a mention: a text that
 * nobody has touched stays as it is, whatever it looks like. @param names of everybody whose name it may show
 */
export function noteOf(
  { saved, kept, typed }: Note,
  names: Names,
): { text: string; notes: string; changed: boolean } {
  const begun = kept ?? saved;
  const shown = shownMentions(begun, names);
  const notes = typed === undefined || typed === shown ? begun : keptMentions(typed, names);
  return { text: typed ?? shown, notes, changed: notes !== saved };
}

/** Names that a note may keep: those who can be named, and those who were named before they lost their access. */
export function nameable(all: Names, colleagues: readonly { _userId: string }[], saved: string): Names {
  const ids = new Set([...colleagues.map(({ _userId }) => _userId), ...mentionsIn(saved)]);
  return new Map([...all].filter(([id]) => ids.has(id)));
}
