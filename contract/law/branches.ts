import type { Branch, Weekday } from '../entities/working-conditions.ts';
import { BRANCH_RULES, type BranchRule, type LateHours } from './branch-rules.ts';
import { YOUTH } from './minor-rules.ts';
import type { Source } from './source.ts';

/** What holds for work in several branches at once: every one of them must allow it, or none has to. */

const of = (branches: readonly Branch[]): BranchRule[] => branches.map((branch) => BRANCH_RULES[branch]);

/** Whether every branch has this rule, and there is one at all. */
export function everyHas(branches: readonly Branch[], rule: keyof BranchRule): boolean {
  return branches.length > 0 && of(branches).every((one) => one[rule] !== undefined);
}

export function worksOnWeekend(branches: readonly Branch[], day: Weekday): boolean {
  return branches.length > 0 && of(branches).every(({ weekend }) => weekend?.[day] !== undefined);
}

/** Hours a youth of this age may work in a branch. One of them has to hold the whole day. */
export function hoursOf(branch: Branch, age: number): LateHours[] {
  const usual: LateHours = { age: 15, ...YOUTH.clock.value, source: YOUTH.clock.source };
  return [usual, ...(BRANCH_RULES[branch].hours ?? []).filter((one) => age >= one.age)];
}

/** The longest rest that one of the branches asks for after an evening; undefined where none does. */
export function restAfterEvening(branches: readonly Branch[]): { hours: number; source: Source } | undefined {
  return of(branches)
    .flatMap(({ restAfterEvening: rest }) => rest ?? [])
    .sort((a, b) => b.hours - a.hours)[0];
}

/** Where the essential terms have to be handed over on paper: one branch is enough. */
export function proofOnPaper(branches: readonly Branch[]): Source | undefined {
  return of(branches).find((one) => one.proofOnPaper)?.proofOnPaper;
}
