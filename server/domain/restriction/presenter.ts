import type { Appeal } from '../../../contract/entities/report.ts';
import type { Restriction } from '../../../contract/entities/restriction.ts';
import { appealUntil } from './appeal-time.ts';
import type { RestrictionRow } from './restrict.ts';

/** For the people it concerns: which member of staff decided is not told. */
export function presentRestriction(row: RestrictionRow, appeals: Appeal[]): Restriction {
  return {
    _id: row.id,
    kind: row.kind,
    target: { type: row.target_type, id: row.target_id },
    about: row.about,
    _reportId: row.report_id,
    facts: row.facts,
    ground: row.ground,
    rule: row.rule,
    automated: row.automated,
    decidedAt: row.decided_at.toISOString(),
    until: row.until?.toISOString() ?? null,
    liftedAt: row.lifted_at?.toISOString() ?? null,
    appealUntil: appealUntil(row.decided_at).toISOString(),
    appeals,
  };
}
