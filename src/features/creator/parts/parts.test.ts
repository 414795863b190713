import { expect, it } from 'vitest';
import type { Creator } from '../../../../contract/entities/creator.ts';
import { nextPart, partOf } from './parts.ts';

const source = (status: string) => ({ status }) as Creator['sources'][number];
const pack = {} as Creator['packages'][number];

it('creator.11 what is open first is what is missing', () => {
  expect(nextPart({ sources: [], packages: [] })).toBe('sources');
  expect(nextPart({ sources: [source('failed')], packages: [pack] })).toBe('sources');
  expect(nextPart({ sources: [source('verified')], packages: [] })).toBe('packages');
  expect(nextPart({ sources: [source('verified')], packages: [pack] })).toBe('facts');
});

it('an address that names no part opens none', () => {
  expect([partOf('card'), partOf('toString'), partOf(undefined)]).toEqual(['card', undefined, undefined]);
});
