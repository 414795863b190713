import { AGE_FLOOR } from '../../../contract/limits.ts';

const ADULT = 18;

/** A market that has files of its own: the whole one, or what a minor of an age sees of it (rule R4.2). */
export type Market = { readonly bucket: string; readonly age: number | undefined };

export const MARKETS: readonly Market[] = [
  { bucket: 'market', age: undefined },
  ...Array.from({ length: ADULT - AGE_FLOOR }, (_, index) => ({
    bucket: `market:${AGE_FLOOR + index}`,
    age: AGE_FLOOR + index,
  })),
];

/** Whether a job of this minimum age is shown to people of this age. */
export const isShownTo = (age: number | undefined, minAge: number) => age === undefined || minAge <= age;
