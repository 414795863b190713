import { useState } from 'react';
import type { ReportReason, ReportTarget } from '../../../contract/entities/report.ts';
import { TEXT_MAX } from '../../../contract/limits.ts';
import { useKeptDraft } from '../../sync/react/use-kept-draft.ts';
import { useSync } from '../../sync/react/use-sync.ts';

type Written = { about: string; reason: ReportReason | null; text: string };
/** Of all reasons, the one that says nothing by itself. */
const NEEDS_WORDS: ReportReason = 'other';

export type ReportProblem = 'reason' | 'words' | 'too_long' | 'storage';

/** What is written about one thing: kept as it is chosen and typed, and sent with a tap, also without network. */
export function useReportForm(about: string) {
  const { mutate, newId } = useSync();
  const key = `report:${about}`;
  const draft = useKeptDraft<Written>(key);
  const [typed, setTyped] = useState<Written | null>(null);
  const [problem, setProblem] = useState<{ about: string; problem: ReportProblem } | null>(null);
  const [saving, setSaving] = useState(false);
  // For a moment after another thing was opened, what is known is still that of the one before.
  const mine = [typed, draft.kept].find((one) => one?.about === about);
  const written: Written = mine ?? { about, reason: null, text: '' };

  const change = (patch: Partial<Written>) => {
    const next = { ...written, ...patch };
    setTyped(next);
    setProblem(null);
    draft.save(next);
  };
  const send = async (target: ReportTarget) => {
    if (saving) return;
    const { reason } = written;
    const text = written.text.trim();
    const wrong = problemOf(reason, text);
    if (wrong || reason === null) return setProblem({ about, problem: wrong ?? 'reason' });
    setSaving(true);
    await draft.finish();
    try {
      await mutate('report.create', { _id: newId(), target, reason, text }, { draft: key });
      setTyped(null);
    } catch {
      setProblem({ about, problem: 'storage' });
    } finally {
      draft.resume();
      setSaving(false);
    }
  };
  return { written, change, send, saving, problem: problem?.about === about ? problem.problem : null };
}

function problemOf(reason: ReportReason | null, text: string): ReportProblem | null {
  if (reason === null) return 'reason';
  if (text.length > TEXT_MAX.report) return 'too_long';
  return reason === NEEDS_WORDS && text === '' ? 'words' : null;
}

export type ReportFormState = ReturnType<typeof useReportForm>;
