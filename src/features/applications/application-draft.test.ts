import { describe, expect, it } from 'vitest';
import { answerProblems } from '../../../contract/answers.ts';
import type { Question } from '../../../contract/entities/question.ts';
import { answersOf, draftFrom, typedFrom } from './application-draft.ts';

const ask = (id: string, type: Question['type'], required = false): Question => ({
  id,
  type,
  required,
  text: id,
});
const questions = [ask('days', 'text'), ask('early', 'yesno', true), ask('years', 'number')];

describe('job.3 an application while it is written', () => {
  it('answers are sent as what they are, and what is empty is not sent', () => {
    expect(answersOf(questions, { days: ' Di, Mi ', early: false, years: '2,5' })).toEqual([
      { id: 'days', value: 'Di, Mi' },
      { id: 'early', value: false },
      { id: 'years', value: 2.5 },
    ]);
    expect(answersOf(questions, { days: '  ', years: '' })).toEqual([]);
  });

  it('a number that cannot be read is named, with what was typed', () => {
    const answers = answersOf(questions, { early: true, years: 'zwei' });
    expect(answers).toContainEqual({ id: 'years', value: 'zwei' });
    expect(answerProblems(questions, answers)).toEqual([{ path: 'answers.years', code: 'invalid_type' }]);
  });

  it('answers to questions that the ad no longer asks stay in the draft and are not sent', () => {
    expect(answersOf([ask('early', 'yesno')], { early: true, gone: 'x' })).toEqual([
      { id: 'early', value: true },
    ]);
  });

  it('what was sent comes back into the fields', () => {
    const typed = { days: 'Di', early: true, years: '2.5' };
    expect(typedFrom(answersOf(questions, typed))).toEqual(typed);
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
