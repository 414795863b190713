/** What a last list was made of, in its page: read where the app draws its first list, cut out where it is no longer so. */
export const LAST_ANSWERS_ID = 'last-answers';

const OPENING = `<script type="application/json" id="${LAST_ANSWERS_ID}">`;
const CLOSING = '</script>';

/** No script runs from it, so the content policy has nothing against it. @param answers JSON */
export function answersTag(answers: string): string {
  return OPENING + answers.replaceAll('<', '\\u003c') + CLOSING;
}

/** The page without them; the same where there are none. */
export function withoutAnswers(html: string): string {
  const from = html.indexOf(OPENING);
  if (from < 0) return html;
  return html.slice(0, from) + html.slice(html.indexOf(CLOSING, from) + CLOSING.length);
}
