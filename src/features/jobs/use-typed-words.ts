import { useEffect, useEffectEvent, useReducer } from 'react';
import { startWords, typeWords } from './typed-words.ts';

/** Pause after the last letter before the words are handed on. */
const PAUSE_MS = 350;

/**
 * The words of the search field. They are shown at once; `onWords` hears of them when the person pauses. `handOn` is
 * for whoever hands words on by themselves: with a change of another filter, that must carry them along.
 */
export function useTypedWords(given: string, onWords: (words: string) => void) {
  const [state, dispatch] = useReducer(typeWords, given, startWords);
  if (state.known !== given) dispatch({ act: 'arrive', words: given });

  const send = useEffectEvent(() => {
    dispatch({ act: 'send' });
    onWords(state.text.trim());
  });
  const { text, known, sent } = state;
  useEffect(() => {
    if (text.trim() === (sent ?? known)) return;
    const timer = setTimeout(send, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, known, sent]);

  return {
    text,
    type: (next: string) => dispatch({ act: 'type', text: next }),
    handOn: (words: string) => {
      dispatch({ act: 'type', text: words });
      dispatch({ act: 'send' });
    },
  };
}
