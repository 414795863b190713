import { useLingui } from '@lingui/react';
import { useLingui as useMacro } from '@lingui/react/macro';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useMemo, useRef } from 'react';
import type { Applicant } from '../../../../contract/entities/application.ts';
import { useNow } from '../../../i18n/use-now.ts';
import { useListTop } from '../../../ui/use-list-top.ts';
import { useShownRow } from '../use-shown-row.ts';
import { ApplicantRow } from './applicant-row.tsx';
import type { CardControls } from './card-controls.ts';
import { DUE_GROUP_TEXT } from './due-group-text.ts';
import { type DueGroup, dueGroupOf } from './due-groups.ts';

const ROW_PX = 44;

type Item = { key: string; group: DueGroup; count: number } | { key: string; applicant: Applicant };

type Props = {
  applicants: readonly Applicant[];
  /** By the day on which an answer is due. */
  grouped: boolean;
  controls: CardControls;
};

/** Any number of applicants in lines, of which only those in sight exist (company.2). */
export function ApplicantsList({ applicants, grouped, controls }: Props) {
  const { i18n } = useLingui();
  const { t } = useMacro();
  const now = useNow();
  const items = useMemo(
    () =>
      grouped ? groups(applicants, now) : applicants.map((applicant) => ({ key: applicant._id, applicant })),
    [applicants, grouped, now],
  );
  const box = useRef<HTMLUListElement>(null);
  const top = useListTop(box);
  const virtualizer = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => ROW_PX,
    overscan: 8,
    scrollMargin: top,
    // Above the tabs and the bar of what is selected.
    scrollPaddingEnd: 160,
    scrollPaddingStart: 80,
    getItemKey: (index) => items[index]?.key ?? index,
  });
  useShownRow(controls.wanted, {
    find: (id) => box.current?.querySelector<HTMLElement>(`[data-applicant="${CSS.escape(id)}"]`),
    scrollTo: (id) => {
      const index = items.findIndex(({ key }) => key === id);
      if (index >= 0) virtualizer.scrollToIndex(index);
      return index >= 0;
    },
  });
  return (
    <ul
      ref={box}
      aria-label={t`Applicants`}
      className="relative border-t border-line"
      style={{ height: virtualizer.getTotalSize() }}
    >
      {virtualizer.getVirtualItems().map(({ key, index, start }) => {
        const item = items[index];
        if (!item) return null;
        return (
          <li
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            className="absolute inset-x-0 top-0"
            style={{ transform: `translateY(${start - top}px)` }}
          >
            {'group' in item ? (
              <h2 className="flex items-baseline gap-2 border-b border-line px-2 pt-4 pb-2 text-small font-semibold">
                {i18n._(DUE_GROUP_TEXT[item.group])}
                <span className="font-normal tabular-nums text-faint">{item.count}</span>
              </h2>
            ) : (
              <ApplicantRow
                applicant={item.applicant}
                entries={controls.entriesOf(item.key)}
                saving={controls.saving.has(item.key)}
                oneJob={controls.oneJob}
                marked={item.key === controls.openId}
                selecting={{
                  checked: controls.selected.has(item.key),
                  onToggle: (range) => controls.onToggle(item.key, range),
                }}
                onOpen={() => controls.onOpen(item.key)}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Each group begins with its heading. Applicants are in the order of the promised date already. */
function groups(applicants: readonly Applicant[], now: number): Item[] {
  const items: Item[] = [];
  let last: Extract<Item, { group: DueGroup }> | undefined;
  for (const applicant of applicants) {
    const group = dueGroupOf(applicant, now);
    if (group !== last?.group) {
      last = { key: `group ${group}`, group, count: 0 };
      items.push(last);
    }
    last.count += 1;
    items.push({ key: applicant._id, applicant });
  }
  return items;
}
