import type { Branch } from '../entities/working-conditions.ts';
import type { JobKind } from '../job-kinds.ts';
import { proofOnPaper } from './branches.ts';
import { cited, type Source } from './source.ts';

/** Kinds that the Proof of Terms Act is about: contracts of employment, and voluntary internships. */
const EMPLOYED: readonly JobKind[] = ['employment', 'minijob', 'holiday', 'internship', 'apprenticeship'];

/**
 * How the essential terms are handed over: in text form since 2025, on paper with a signature in the trades of §2a
 * SchwarzArbG. An apprenticeship has its own contract with its own contents.
 */
export type TermsProof = {
  readonly form: 'text' | 'paper' | 'training';
  readonly sources: readonly Source[];
};

const TEXT = cited('NachwG', '2.1', '2025-01-01');
const TRAINING = cited('BBiG', '11.1', '2024-08-01');

export function termsProof(kind: JobKind, branches: readonly Branch[]): TermsProof | undefined {
  if (!EMPLOYED.includes(kind)) return undefined;
  if (kind === 'apprenticeship') return { form: 'training', sources: [TRAINING] };
  const trade = proofOnPaper(branches);
  return trade ? { form: 'paper', sources: [TEXT, trade] } : { form: 'text', sources: [TEXT] };
}

/** Essential terms that an offer here does not hold: the company adds them (§2 (1) NachwG). */
export const TERMS_LEFT = [
  'addresses',
  'tasks',
  'pay_due',
  'breaks',
  'overtime',
  'leave',
  'pension',
  'notice',
  'agreements',
] as const;
export type TermLeft = (typeof TERMS_LEFT)[number];
