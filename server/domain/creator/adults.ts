import { AGE_ADULT } from '../../../contract/limits.ts';

/** Latest birth date of an adult, `YYYY-MM-DD`. */
export function bornUntil(now: Date): string {
  const [year, rest] = [now.getUTCFullYear() - AGE_ADULT, now.toISOString().slice(4, 10)];
  return `${year}${rest}`;
}
