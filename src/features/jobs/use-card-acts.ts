import { useLayoutEffect, useMemo, useRef } from 'react';
import { useMarketActs } from '../../sync/react/use-market-acts.ts';
import { useSaving } from '../../ui/use-saving.ts';
import type { CardActs } from './job-card.tsx';

/** What the edge of a row does; it keeps its identity, so that rows are not drawn again. */
export function useCardActs(open: CardActs['open']): CardActs {
  const { saveJob, hideJob, hideCompany } = useMarketActs();
  const saving = useSaving();
  const opens = useRef(open);
  useLayoutEffect(() => {
    opens.current = open;
  });
  const isBeside = open !== null;
  return useMemo(
    () => ({
      save: (job, on) => void saving(() => saveJob(job._id, on)),
      hide: (job) => void saving(() => hideJob(job._id, true)),
      hideCompany: (job) => void saving(() => hideCompany(job._companyId, true)),
      open: isBeside ? (jobId) => opens.current?.(jobId) : null,
    }),
    [saving, saveJob, hideJob, hideCompany, isBeside],
  );
}
