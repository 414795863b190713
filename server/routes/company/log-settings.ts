import { type CallContext, userOf } from '../../api/call-context.ts';
import { canonicalJson } from '../../base/canonical-json.ts';
import { appendLog } from '../../domain/log/append.ts';

type Facts = Record<string, unknown>;

/** Logs the facts that differ, and nothing where none does. */
export async function logSettings(
  context: CallContext,
  companyId: string,
  before: Facts,
  after: Facts,
): Promise<void> {
  const changed = changedKeys(before, after);
  if (changed.length === 0) return;
  await appendLog(context, {
    companyId,
    actor: { uid: userOf(context).id },
    action: 'settings.changed',
    before: pick(before, changed),
    after: pick(after, changed),
  });
}

export function changedKeys(before: Facts, after: Facts): string[] {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].filter((key) => canonicalJson(before[key] ?? null) !== canonicalJson(after[key] ?? null));
}

/** Null where a fact is missing: in the log, gone and never set read the same. */
export function pick(facts: Facts, keys: readonly string[]): Facts {
  return Object.fromEntries(keys.map((key) => [key, facts[key] ?? null]));
}
