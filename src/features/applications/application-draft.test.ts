import { describe, expect, it } from 'vitest';
import { answerProblems } from '../../../contract/answers.ts';
import type { Question } from '../../../contract/entities/question.ts';
import { answersOf, draftFrom, draftOf, typedFrom } from './application-draft.ts';

const ask = (id: string, type: Question['type'], required = false): Question => ({
  id,
  type,
  required,
  text: id,
});
const questions = [ask('days', 'text'), ask('early', 'yesno', true), ask('years', 'number')];

describe('job.3 an application while it is written', () => {
  it('answers are sent as what they are, and what is empty is not sent', () => {
    expect(answersOf('de-DE', questions, { days: ' Di, Mi ', early: false, years: '2,5' })).toEqual([
      { id: 'days', value: 'Di, Mi' },
      { id: 'early', value: false },
      { id: 'years', value: 2.5 },
    ]);
    expect(answersOf('de-DE', questions, { days: '  ', years: '' })).toEqual([]);
  });

  it('a number that cannot be read is named, with what was typed', () => {
    const answers = answersOf('de-DE', questions, { early: true, years: 'zwei' });
    expect(answers).toContainEqual({ id: 'years', value: 'zwei' });
    expect(answerProblems(questions, answers)).toEqual([{ path: 'answers.years', code: 'invalid_type' }]);
  });

  it('a number is read as its language writes it, and one that can mean two is named', () => {
    const sent = (tag: string, years: string) => answersOf(tag, questions, { years })[0]?.value;
    expect([sent('de-DE', '1.000'), sent('de-DE', '12.500'), sent('en-US', '12,500')]).toEqual([
      1000, 12_500, 12_500,
    ]);
    expect([sent('de-DE', '12,500'), sent('en-US', '1.000')]).toEqual(['12,500', '1.000']);
  });

  it('answers to questions that the ad no longer asks stay in the draft and are not sent', () => {
    expect(answersOf('de-DE', [ask('early', 'yesno')], { early: true, gone: 'x' })).toEqual([
      { id: 'early', value: true },
    ]);
  });

  it('what was sent comes back into the fields', () => {
    const typed = { days: 'Di', early: true, years: '2,5' };
    expect(typedFrom('de-DE', answersOf('de-DE', questions, typed))).toEqual(typed);
  });

  it('what a refused application was sent with stands in the form again, a left-out name too', () => {
    const sent = {
      note: 'Ab Montag.',
      answers: [{ id: 'years', value: 2 }],
      snapshot: { name: 'sign' as const },
      openFiles: ['f'],
      proposal: { amount: 80_050, currency: 'EUR', includes: 'One video' },
      source: 'poster' as const,
    };
    expect(draftOf('de-DE', sent)).toEqual({
      note: 'Ab Montag.',
      answers: { years: '2' },
      nameShown: 'sign',
      open: ['f'],
      proposal: { amount: '800,50', includes: 'One video' },
      withoutCreator: true,
      source: 'poster',
    });
    expect(draftOf('de-DE', { ...sent, _creatorId: 'c' })).not.toHaveProperty('withoutCreator');
    // A withdrawn one has no more than its words.
    expect(draftOf('de-DE', { note: 'Ab Montag.' })).toEqual({
      note: 'Ab Montag.',
      answers: {},
      withoutCreator: true,
    });
  });

  it('a draft that an earlier version kept is a note', () => {
    expect(draftFrom('Hallo.')).toEqual({ note: 'Hallo.', answers: {} });
    expect(draftFrom(undefined)).toBeUndefined();
    expect(draftFrom({ note: 'Hallo.', answers: { a: true } })).toEqual({
      note: 'Hallo.',
      answers: { a: true },
    });
  });
});
