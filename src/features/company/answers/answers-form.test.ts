import { describe, expect, it } from 'vitest';
import { DEFAULT_REJECTION_TEXT, DEFAULT_REJECTION_TEXTS } from '../../../../contract/rejection-text.ts';
import { ANSWERS_PART, type AnswersForm } from './answers-form.ts';

const general = { website: '', employeeCount: null, rejectionText: DEFAULT_REJECTION_TEXT, replyDays: 7 };
const before = ANSWERS_PART.formOf(general);

describe('companysettings.1 companysettings.4 how the company answers', () => {
  it('shows of each language what its readers are sent', () => {
    expect(before.texts).toEqual(DEFAULT_REJECTION_TEXTS);
    const own = { ...general, rejectionText: 'Danke.', rejectionTexts: { en_US: 'Thank you.' } };
    expect(ANSWERS_PART.formOf(own).texts).toEqual({ de_DE: 'Danke.', en_US: 'Thank you.', ar_AE: 'Danke.' });
  });

  it('sends only what was changed, of texts only those of the languages', () => {
    const texts = { ...before.texts, de_DE: ' Leider nein, %s1. ' };
    expect(ANSWERS_PART.changed(before, { ...before, texts })).toEqual({
      rejectionTexts: { de_DE: 'Leider nein, %s1.' },
    });
    expect(ANSWERS_PART.changed(before, { ...before, replyDays: '3' })).toEqual({ replyDays: 3 });
    expect(ANSWERS_PART.changed(before, before)).toBeNull();
  });

  it.each([
    [{ texts: { ...before.texts, en_US: ' ' } }, 'texts.en_US missing'],
    [{ texts: { ...before.texts, de_DE: 'x'.repeat(1001) } }, 'texts.de_DE too_big'],
    [{ replyDays: '0' }, 'replyDays not_a_number'],
    [{ replyDays: '61' }, 'replyDays not_a_number'],
  ] as [Partial<AnswersForm>, string][])('%#: %s', (more, problem) => {
    const problems = ANSWERS_PART.problemsOf({ ...before, ...more });
    expect(problems.map(({ field, code }) => `${field} ${code}`)).toEqual([problem]);
  });
});
