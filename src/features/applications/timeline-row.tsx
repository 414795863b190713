import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { useNow } from '../../i18n/use-now.ts';
import { CompanyMark } from '../../ui/company-mark.tsx';
import { DayLeaf } from './day-leaf.tsx';
import { nextText } from './next-words.ts';
import { type Entry, isPressing } from './timeline.ts';
import { useShortDay } from './use-short-day.ts';

type Props = {
  entry: Entry;
  /** The link that opens the row. */
  link: ReactNode;
  company: string;
  /** In one dot and one word. */
  state: ReactNode;
  selected: boolean;
  children: ReactNode;
};

/** A row of the timeline: the day, then what it is, how it stands and what happens next; open it says everything. */
export function TimelineRow({ entry, link, company, state, selected, children }: Props) {
  const { i18n } = useLingui();
  const shortDay = useShortDay();
  const now = useNow();
  const element = useRef<HTMLLIElement>(null);
  const next = nextText(entry, entry.at === null ? '' : shortDay(entry.at));

  useEffect(() => {
    if (selected) element.current?.scrollIntoView({ block: 'nearest' });
  }, [selected]);

  return (
    <li ref={element} className="scroll-mt-24">
      <article className="py-3.5">
        <div className="relative flex items-start gap-3.5">
          <DayLeaf at={entry.at} pressing={isPressing(entry, now)} unsent={entry.turn === 'unsent'} />
          <div className="grid min-w-0 flex-1 gap-0.5">
            <h3 className="text-body font-bold leading-snug" lang="">
              {link}
            </h3>
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-small text-soft">
              <CompanyMark name={company} size="xs" />
              <span className="min-w-0 wrap-anywhere" lang="">
                {company}
              </span>
              {entry.kind === 'elsewhere' && (
                <span className="rounded-inner border border-line px-1.5 text-note">
                  <Trans context="an application that was not sent here">elsewhere</Trans>
                </span>
              )}
            </p>
            {!selected && (
              <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-0.5 text-small">
                {state}
                {next && (
                  <span className={entry.turn === 'mine' ? 'font-semibold text-accent' : 'text-soft'}>
                    {i18n._(next)}
                  </span>
                )}
              </div>
            )}
          </div>
        </div>
        {selected && (
          <div className="mt-4 grid gap-5 rounded-card border border-line bg-sheet p-5">{children}</div>
        )}
      </article>
    </li>
  );
}
