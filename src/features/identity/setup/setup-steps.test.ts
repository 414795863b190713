import { describe, expect, it } from 'vitest';
import type { Settings, SetupStep } from '../../../../contract/entities/settings.ts';
import {
  canSkip,
  missingSteps,
  progressOf,
  stepAfter,
  stepBefore,
  stepsFor,
  stepToShow,
} from './setup-steps.ts';

const at = '2026-03-02T09:00:00.000Z';
const passed = (...steps: SetupStep[]): Settings => ({
  setupSteps: Object.fromEntries(steps.map((step) => [step, { value: { skipped: false }, at }])),
});
const seeker = stepsFor({ userMode: 'user', guardian: 'none' }, { invited: false });

describe('setup.1 who is asked what', () => {
  it.each([
    ['user', 'none', ['mode', 'place', 'interests', 'notices']],
    ['user', 'pending', ['mode', 'guardian', 'place', 'interests', 'notices']],
    // Their parents agreed meanwhile: the step stays where it was.
    ['user', 'ok', ['mode', 'guardian', 'place', 'interests', 'notices']],
    ['company', 'none', ['mode', 'company', 'notices']],
  ] as const)('%s, guardian %s: %j', (userMode, guardian, steps) => {
    expect(stepsFor({ userMode, guardian }, { invited: false })).toEqual(steps);
  });

  it('who is invited into a company is not asked for a number of their own', () => {
    const invited = { invited: true };
    expect(stepsFor({ userMode: 'company', guardian: 'none' }, invited)).toEqual(['mode', 'notices']);
    expect(stepsFor({ userMode: 'user', guardian: 'none' }, invited)).toEqual(seeker);
  });

  it('setup.3 everything can be skipped but what only has to be read', () => {
    const all: SetupStep[] = ['mode', 'guardian', 'place', 'interests', 'company', 'notices'];
    expect(all.filter((step) => !canSkip(step))).toEqual(['mode', 'guardian']);
  });
});

describe('where somebody stands', () => {
  it.each<[string | undefined, Settings, string]>([
    [undefined, {}, 'mode'],
    [undefined, passed('mode'), 'place'],
    [undefined, passed('mode', 'place', 'interests', 'notices'), 'summary'],
    // Back is always possible, on is not.
    ['mode', passed('mode', 'place'), 'mode'],
    ['place', passed('mode', 'place'), 'place'],
    ['interests', passed('mode', 'place'), 'interests'],
    ['notices', passed('mode', 'place'), 'interests'],
    ['summary', passed('mode'), 'place'],
    ['summary', passed('mode', 'place', 'interests', 'notices'), 'summary'],
    // Of another kind of account, or of nobody's.
    ['company', passed('mode', 'place'), 'interests'],
    ['lunch', passed('mode'), 'place'],
  ])('asked for %s with %j: %s', (asked, settings, step) => {
    expect(stepToShow(asked, seeker, settings)).toBe(step);
  });

  it('an entry that was taken out is open again', () => {
    const settings: Settings = { setupSteps: { mode: { value: null, at } } };
    expect(missingSteps(seeker, settings)).toEqual(seeker);
  });

  it('a step leads to the next one; changed from the summary it leads back there', () => {
    expect(stepAfter('mode', seeker, {})).toBe('place');
    expect(stepAfter('place', seeker, passed('mode'))).toBe('interests');
    expect(stepAfter('mode', seeker, passed('mode', 'place'))).toBe('interests');
    expect(stepAfter('notices', seeker, passed('mode', 'place', 'interests'))).toBe('summary');
    expect(stepAfter('place', seeker, passed('mode', 'place', 'interests', 'notices'))).toBe('summary');
  });

  it('and one step back, as far as there is one', () => {
    expect(
      ['summary', 'notices', 'place', 'mode'].map((step) => stepBefore(step as SetupStep, seeker)),
    ).toEqual(['notices', 'interests', 'mode', null]);
    expect(progressOf('place', seeker)).toEqual({ number: 2, total: 5 });
    expect(progressOf('summary', seeker)).toEqual({ number: 5, total: 5 });
  });
});
