import { StartFailure } from '../../base/start-failure.ts';
import type { Reasons } from '../../domain/restriction/restrict.ts';
import type { StaffOption } from './command.ts';

/** Clauses of the terms of use (server/seed/pages/terms-of-use.ts). */
const CLAUSES = 11;

/** What every act against somebody needs beside the facts. */
export const RULE: StaffOption = {
  value: 'RULE',
  required: true,
  what: 'the rule that was broken: "terms 4" for a clause, or a law, "§ 263 StGB"; those concerned read it',
};

/** Throws a StartFailure for a clause that is not there. */
export function groundOf(rule: string): Pick<Reasons, 'ground' | 'rule'> {
  const clause = /^terms\s+(\S+)$/i.exec(rule.trim())?.[1];
  if (clause === undefined) return { ground: 'law', rule: rule.trim() };
  const number = Number(clause);
  if (!Number.isInteger(number) || number < 1 || number > CLAUSES)
    throw new StartFailure(`The terms of use have clauses 1 to ${CLAUSES}, but not ${clause}.`, 2);
  return { ground: 'terms', rule: String(number) };
}

export function reasonsOf(facts: string, rule: string, by: string): Reasons {
  return { facts, ...groundOf(rule), by };
}
