import { useLingui } from '@lingui/react/macro';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { useListTop } from '../../../ui/use-list-top.ts';
import type { JobMenu } from './job-actions.tsx';
import type { ListedJob } from './job-change.ts';
import { JobRow } from './job-row.tsx';

const ROW_PX = 48;
const NOBODY: readonly string[] = [];

type Props = {
  jobs: readonly ListedJob[];
  /** Names of those who were hired, by job. */
  hired: ReadonlyMap<string, readonly string[]>;
  menu: JobMenu;
};

/** Any number of jobs in lines, of which only those in sight exist. */
export function JobList({ jobs, hired, menu }: Props) {
  const { t } = useLingui();
  const box = useRef<HTMLUListElement>(null);
  const top = useListTop(box);
  const virtualizer = useWindowVirtualizer({
    count: jobs.length,
    estimateSize: () => ROW_PX,
    overscan: 8,
    scrollMargin: top,
    getItemKey: (index) => jobs[index]?.id ?? index,
  });
  return (
    <ul
      ref={box}
      aria-label={t`Jobs`}
      className="relative border-t border-line"
      style={{ height: virtualizer.getTotalSize() }}
    >
      {virtualizer.getVirtualItems().map(({ key, index, start }) => {
        const job = jobs[index];
        return (
          job && (
            <li
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              className="absolute inset-x-0 top-0 border-b border-line"
              style={{ transform: `translateY(${start - top}px)` }}
            >
              <JobRow job={job} hired={hired.get(job.id) ?? NOBODY} menu={menu} />
            </li>
          )
        );
      })}
    </ul>
  );
}
