/** Sent with a rejection until the company has written its own; in both languages, because either may be read. */
export const DEFAULT_REJECTION_TEXT = [
  'Vielen Dank für deine Bewerbung und dein Interesse. Wir haben uns diesmal für jemand anderen entschieden und wünschen dir alles Gute.',
  'Thank you for your application and your interest. This time we have decided on somebody else, and we wish you all the best.',
].join('\n\n');
