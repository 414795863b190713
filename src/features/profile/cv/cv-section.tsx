import { useLingui } from '@lingui/react/macro';
import Plus from 'lucide-react/icons/plus';
import { lazy, Suspense, useState } from 'react';
import type { Cv } from '../../../../contract/entities/cv.ts';
import { cvParts, NATIVE } from '../../../i18n/cv-parts.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Section } from '../../../ui/page.tsx';
import { SortableList } from '../../../ui/sortable-list.tsx';
import { useProfileChange } from '../use-profile-change.ts';
import { CV_PARTS, type PartKey } from './cv-fields.ts';
import { type CvItem, itemsOf } from './cv-item.ts';
import { movedBy } from './cv-moves.ts';

const CvSheet = lazy(async () => ({ default: (await import('../sheets.tsx')).CvSheet }));

type Props = { part: PartKey; title: string; cv: Cv | undefined };

/** A part of the CV: its entries in the person's own order, each of which opens, and a way to one more (user.3). */
export function CvSection({ part, title, cv }: Props) {
  const { t, i18n } = useLingui();
  const change = useProfileChange();
  const [edited, setEdited] = useState<CvItem | 'new'>();
  const items = itemsOf(cv, part);
  const rows = keyed(items).map(([key, item]) => {
    const row = cvParts({ [part]: [item] } as Cv)[0]?.rows[0];
    const name = row?.what ?? t`Without a name`;
    const where = row?.where === NATIVE ? t`native speaker` : row?.where;
    return {
      key,
      name,
      content: (
        <button
          type="button"
          onClick={() => setEdited(item)}
          className="grid min-h-14 w-full grid-cols-[4.75rem_minmax(0,1fr)] items-baseline gap-x-3 py-2.5 text-start not-has-[.when]:grid-cols-1 hover:text-accent-strong"
        >
          {row?.when && <span className="when text-small tabular-nums text-soft">{row.when}</span>}
          <span className="min-w-0 wrap-anywhere">
            <span className="block font-semibold leading-snug" lang="">
              {name}
            </span>
            {where && (
              <span className="block text-small text-soft" lang="">
                {where}
              </span>
            )}
          </span>
        </button>
      ),
    };
  });
  return (
    <Section
      title={title}
      aside={
        <span className="-my-2.5 -me-3 self-center">
          <IconButton
            name={i18n._(CV_PARTS[part].add)}
            icon={Plus}
            aria-haspopup="dialog"
            onClick={() => setEdited('new')}
          />
        </span>
      }
    >
      {rows.length === 0 ? (
        <p className="text-small text-soft">{i18n._(CV_PARTS[part].empty)}</p>
      ) : (
        <SortableList
          name={title}
          items={rows}
          onMove={(from, to) => void change(movedBy(part, items[from], to - from))}
        />
      )}
      {edited && (
        <Suspense>
          <CvSheet
            part={part}
            item={edited === 'new' ? null : edited}
            cv={cv}
            onClose={() => setEdited(undefined)}
          />
        </Suspense>
      )}
    </Section>
  );
}

/** Keys that go with an entry wherever it is moved: its text, and a number where there are two of the same. */
function keyed(items: readonly CvItem[]): [string, CvItem][] {
  const seen = new Map<string, number>();
  return items.map((item) => {
    const text = JSON.stringify(item);
    const times = (seen.get(text) ?? 0) + 1;
    seen.set(text, times);
    return [`${text}${times}`, item];
  });
}
