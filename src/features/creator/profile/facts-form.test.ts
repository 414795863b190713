import { describe, expect, it } from 'vitest';
import {
  amendedPatch,
  changedFacts,
  type FactsForm,
  factsOf,
  factsProblems,
  trimmedFacts,
} from './facts-form.ts';

const form = (more: Partial<FactsForm> = {}): FactsForm => ({
  handle: 'jana.backt',
  bio: 'Brot.',
  niches: ['Backen'],
  languages: ['de'],
  region: 'Rostock',
  ...more,
});

describe('creator.2 what is checked without a network', () => {
  it.each([
    [{}, []],
    [{ handle: ' ' }, ['handle missing', 'handle not_a_handle']],
    [{ handle: 'ab' }, ['handle not_a_handle']],
    [{ handle: '-jana' }, ['handle not_a_handle']],
    [{ handle: 'jana backt' }, ['handle not_a_handle']],
    [{ bio: 'x'.repeat(601) }, ['bio too_big']],
    [{ niches: ['a', 'b', 'c', 'd', 'e', 'f'] }, ['niches too_many']],
    [{ niches: ['a', 'b', 'c', 'd', 'e', ' '] }, []],
    [{ niches: ['x'.repeat(41)] }, ['niches too_big']],
    [{ languages: Array.from({ length: 11 }, () => 'de') }, ['languages too_many']],
    [{ region: 'x'.repeat(81) }, ['region too_big']],
  ])('%j: %s', (more, told) => {
    expect(factsProblems(form(more)).map(({ field, code }) => `${field} ${code}`)).toEqual(told);
  });
});

describe('creator.2 only what was changed is sent', () => {
  it('key by key, without the spaces around', () => {
    expect(changedFacts(form(), form({ handle: ' jana.backt ', niches: ['Backen', ' Brot '] }))).toEqual({
      niches: ['Backen', 'Brot'],
    });
  });

  it('nothing, where nothing was', () => {
    expect(changedFacts(form(), form())).toBeNull();
  });
});

it('creator.2 a refused change goes back into the form over what stands there', () => {
  const patch = { handle: 'jana.kocht', packages: [] };
  expect(factsOf(patch, form())).toEqual(form({ handle: 'jana.kocht' }));
  expect(trimmedFacts(factsOf({}))).toEqual({ handle: '', bio: '', niches: [], languages: [], region: '' });
});

it('creator.2 a refused change that is taken back leaves what else it changed', () => {
  const refused = { handle: 'taken', status: 'paused' } as const;
  expect(amendedPatch(refused, { handle: 'free' })).toEqual({ handle: 'free', status: 'paused' });
  expect(amendedPatch(refused, {})).toEqual({ status: 'paused' });
  expect(amendedPatch({ handle: 'taken' }, {})).toBeNull();
});
