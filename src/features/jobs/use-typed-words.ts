import { useEffect, useEffectEvent, useReducer } from 'react';
import { startWords, typeWords } from './typed-words.ts';

/** Pause after the last letter before the words are handed on. */
const PAUSE_MS = 350;

/**
 * The words of the search field. They are shown at once; `onWords` hears of them when the person pauses, or before that
 * when they leave the field, which calls `leave`. `handOn` is for whoever hands words on by themselves: with a change of
 * another filter, that must carry them along.
 */
export function useTypedWords(given: string, onWords: (words: string) => void) {
  const [state, dispatch] = useReducer(typeWords, given, startWords);
  if (state.known !== given) dispatch({ act: 'arrive', words: given });

  const { text, known, sent } = state;
  const leave = () => {
    if (text.trim() === (sent ?? known)) return;
    dispatch({ act: 'send' });
    onWords(text.trim());
  };
  const pause = useEffectEvent(leave);
  useEffect(() => {
    if (text.trim() === (sent ?? known)) return;
    const timer = setTimeout(pause, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, known, sent]);

  return {
    text,
    leave,
    type: (next: string) => dispatch({ act: 'type', text: next }),
    handOn: (words: string) => {
      dispatch({ act: 'type', text: words });
      dispatch({ act: 'send' });
    },
  };
}
