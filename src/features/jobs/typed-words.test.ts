import { describe, expect, it } from 'vitest';
import { startWords, typeWords, type WordsAct } from './typed-words.ts';

const wordsAfter = (...acts: WordsAct[]) => acts.reduce(typeWords, startWords(''));
const type = (text: string): WordsAct => ({ act: 'type', text });
const arrive = (words: string): WordsAct => ({ act: 'arrive', words });
const send: WordsAct = { act: 'send' };

describe('pwa.1 the search words', () => {
  it('letters typed while the address catches up stay', () => {
    expect(wordsAfter(type('kü'), send, type('küche'), arrive('kü')).text).toBe('küche');
    expect(wordsAfter(type('k'), send, type('kü'), send, arrive('k'), arrive('kü'), type('küc')).text).toBe(
      'küc',
    );
  });

  it('somebody else changes them: the way back, or filters taken off', () => {
    expect(wordsAfter(type('kü'), send, arrive('kü'), arrive('')).text).toBe('');
    expect(wordsAfter(arrive('koch')).text).toBe('koch');
  });

  it('a space at the end is kept for the next word and is no change by itself', () => {
    const state = wordsAfter(type('koch'), send, arrive('koch'), type('koch '), send);
    expect(state).toEqual({ text: 'koch ', known: 'koch', sent: null });
  });
});
