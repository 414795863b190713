/** A flag's two letters, a key, or anything that is drawn. */
const PICTURE = /^(?:\p{Regional_Indicator}{2}|[0-9#*]\uFE0F?\u20E3|\p{Extended_Pictographic}.*)$/su;

/** Whether a text is one emoji: one grapheme, with whatever skin tone and joiners belong to it. */
export function isEmoji(text: string): boolean {
  if (!PICTURE.test(text)) return false;
  return [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)].length === 1;
}
