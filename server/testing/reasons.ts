import type { Reasons } from '../domain/restriction/restrict.ts';

/** Reasons of an act of staff, where a test does not look at them. */
export const REASONS: Reasons = { facts: 'No.', ground: 'terms', rule: '7', by: 'Ada' };
