import { describe, expect, it } from 'vitest';
import { answerProblems, answersTo } from './answers.ts';
import type { Question } from './entities/question.ts';

const questions: Question[] = [
  { id: 'night', text: 'Can you work nights?', type: 'yesno', required: true },
  { id: 'years', text: 'Years at a till?', type: 'number', required: false },
  { id: 'why', text: 'Why bread?', type: 'text', required: true },
];

describe('answers to a job’s questions', () => {
  it('may be sent when every required one is there and fits its question', () => {
    expect(
      answerProblems(questions, [
        { id: 'night', value: false },
        { id: 'why', value: 'It is warm' },
      ]),
    ).toEqual([]);
  });

  it('name each required one that is missing, also where it is blank', () => {
    expect(answerProblems(questions, [{ id: 'why', value: '  ' }])).toEqual([
      { path: 'answers.night', code: 'missing' },
      { path: 'answers.why', code: 'missing' },
    ]);
  });

  it('name each that does not fit, and one that is given twice', () => {
    const given = [
      { id: 'night', value: 'yes' },
      { id: 'years', value: true },
      { id: 'why', value: 'a' },
      { id: 'why', value: 'b' },
    ];
    expect(answerProblems(questions, given)).toEqual([
      { path: 'answers', code: 'not_unique' },
      { path: 'answers.night', code: 'invalid_type' },
      { path: 'answers.years', code: 'invalid_type' },
    ]);
  });

  it('are kept with their question, and one to a question that is gone is left out', () => {
    expect(
      answersTo(questions, [
        { id: 'old', value: 'x' },
        { id: 'years', value: 2 },
      ]),
    ).toEqual([{ id: 'years', value: 2, question: 'Years at a till?' }]);
  });
});
