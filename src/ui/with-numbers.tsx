/** A number as people give theirs: it begins with a plus or a zero, and is written in groups. */
const PHONE = /((?:\+|\b0)\d[\d ()/-]{5,}\d)/;

/** Words in which phone numbers are read from the left, also within a language that is read from the right. */
export function WithNumbers({ text }: { text: string }) {
  return text.split(PHONE).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity
      <bdi key={at} dir="ltr">
        {part}
      </bdi>
    ),
  );
}
