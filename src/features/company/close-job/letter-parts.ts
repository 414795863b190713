/** `at`: where it begins in the text. `filled`: it stands in the place of `%s1` or `%s2`. */
export type LetterPart = { at: number; text: string; filled: boolean };

/** A text with its placeholders filled in, in parts, so that what was filled in can be marked. */
export function letterParts(
  text: string,
  { name, jobTitle }: { name: string; jobTitle: string },
): LetterPart[] {
  let end = 0;
  return text.split(/(%s[12])/).flatMap((part): LetterPart[] => {
    const at = end;
    end += part.length;
    if (part === '%s1') return [{ at, text: name, filled: true }];
    if (part === '%s2') return [{ at, text: jobTitle, filled: true }];
    return part === '' ? [] : [{ at, text: part, filled: false }];
  });
}
