import { createHmac, timingSafeEqual } from 'node:crypto';
import type { ApplicationStatus } from '../../../contract/entities/application.ts';
import { canonicalJson } from '../../base/canonical-json.ts';
import { codeOf } from '../../base/code-of.ts';

/** A line of a proof of applications, with everything that its check mark is made of. */
export type ProofLine = {
  /** Eight characters by which it is looked up. */
  readonly no: string;
  readonly receiptNo: string;
  /** When the application arrived, and when it came into its state: ISO 8601. */
  readonly receivedAt: string;
  readonly title: string;
  readonly companyName: string;
  readonly status: ApplicationStatus;
  readonly statusAt: string;
  /** Shortened: `Dana M.`, and initials alone below 18. */
  readonly name: string;
};

/** Characters of a number, and of a check mark: 40 bits each. */
export const CODE_LENGTH = 8;

/**
 * The check mark of a line: eight characters that only this server can make, different for every other line. Whoever
 * changes a letter of what it is made of gets another one.
 */
export function markOf(secret: string, line: ProofLine): string {
  return codeOf(createHmac('sha256', secret).update(canonicalJson(line)).digest().subarray(0, CODE_LENGTH));
}

/** Whether this mark belongs to the line; takes as long for a wrong one as for a right one. */
export function isMarkOf(secret: string, line: ProofLine, mark: string): boolean {
  const right = Buffer.from(markOf(secret, line));
  const given = Buffer.from(mark);
  return right.length === given.length && timingSafeEqual(right, given);
}

/**
 * A number or a mark as it may have been typed: without spaces and hyphens, in capitals, with the letters that the
 * alphabet leaves out read as the digits they look like. Undefined: it cannot be one.
 */
export function readCode(typed: string): string | undefined {
  const code = typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
  return /^[0-9A-HJKMNP-TV-Z]{8}$/.test(code) ? code : undefined;
}

/** In two halves, as it is printed: `7Q4C 92KD`. */
export const inHalves = (code: string) => `${code.slice(0, 4)} ${code.slice(4)}`;

/** Path of the page that confirms a line. */
export const proofPath = (no: string, mark: string) => `/proof/${no}/${mark}`;
