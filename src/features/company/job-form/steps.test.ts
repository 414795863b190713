import { expect, it } from 'vitest';
import { FIELD_LABEL } from './field-label.ts';
import { openSteps, STEPS, stepOf, stepText } from './steps.ts';

it('createjob.2 every field stands in a part of the form, and an error leads to it', () => {
  for (const field of Object.keys(FIELD_LABEL)) expect(STEPS).toContain(stepOf(field));
  expect(stepOf('deliverables.2')).toBe('times');
  expect([
    ...openSteps([
      { field: 'tasks.1', code: 'too_big' },
      { field: 'payMin', code: 'pay_required' },
    ]),
  ]).toEqual(['task', 'pay']);
});

it('createjob.2 a campaign asks for what is delivered, and for no place', () => {
  expect(stepText('times', 'campaign')).not.toBe(stepText('times', 'minijob'));
  expect(stepText('place', 'campaign')).not.toBe(stepText('place', 'freelance'));
});
