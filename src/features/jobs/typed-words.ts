/**
 * Words are typed faster than an address follows. `sent` is what was handed on and has not come back yet: until it
 * does, whatever arrives is an echo of earlier letters and must not take away later ones.
 */
export type TypedWords = { text: string; known: string; sent: string | null };

export type WordsAct =
  | { act: 'type'; text: string }
  | { act: 'send' }
  /** The filters outside now hold these words. */
  | { act: 'arrive'; words: string };

export function startWords(words: string): TypedWords {
  return { text: words, known: words, sent: null };
}

export function typeWords(state: TypedWords, step: WordsAct): TypedWords {
  switch (step.act) {
    case 'type':
      return { ...state, text: step.text };
    case 'send':
      return state.text.trim() === state.known ? state : { ...state, sent: state.text.trim() };
    case 'arrive': {
      const { words } = step;
      if (state.sent === null) return startWords(words);
      return { ...state, known: words, sent: words === state.sent ? null : state.sent };
    }
  }
}
