import { Trans, useLingui } from '@lingui/react/macro';
import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';
import type { OfferTerms } from '../../../../contract/entities/offer.ts';
import type { JobKind } from '../../../../contract/job-kinds.ts';
import { TERM_LABEL, termText } from '../../../i18n/offer-terms.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { Change, Difference } from './versions.ts';

type Props = {
  kind: JobKind;
  difference: Difference;
  /** What the middle column is called: the reader's own wish. */
  wanted?: ReactNode;
  /** Beside what came unasked: how to ask about it. */
  ask?: ReactNode;
  /** What the newest state is called. */
  now?: ReactNode;
};

/** Only what has changed: what it was, what was asked for, what it is now. */
export function DifferenceCards({ kind, difference, wanted, ask, now = <Trans>Now</Trans> }: Props) {
  const { i18n } = useLingui();
  const { first, now: present } = difference;
  const text = (field: Change['field'], terms: OfferTerms) => termText(i18n, kind, field, terms) || '–';
  return (
    <ul className="grid gap-3">
      {difference.changes.map(({ field, kind: what }) => (
        <li key={field} className="overflow-hidden rounded-card border border-line bg-sheet">
          <div className="grid gap-2 px-4 pt-3 pb-4">
            <h3 className="text-small font-semibold">{i18n._(TERM_LABEL[field])}</h3>
            <div className="grid auto-cols-fr grid-flow-col gap-3">
              <Column name={<Trans>Before</Trans>}>
                <del className="text-faint">{text(field, first)}</del>
              </Column>
              {difference.wanted && what !== 'unasked' && (
                <Column name={wanted ?? <Trans>You asked for</Trans>}>
                  {text(field, difference.wanted)}
                </Column>
              )}
              <Column name={now} strong>
                {text(field, present)}
              </Column>
            </div>
          </div>
          <Foot what={what} ask={ask} />
        </li>
      ))}
    </ul>
  );
}

function Column({
  name,
  strong = false,
  children,
}: {
  name: ReactNode;
  strong?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={classNames('min-w-0', strong && 'border-s-2 border-accent ps-3')}>
      <p className="text-note text-soft">{name}</p>
      <p
        className={classNames(
          'whitespace-pre-line tabular-nums [overflow-wrap:anywhere]',
          strong && 'text-lead font-bold leading-snug',
        )}
      >
        {children}
      </p>
    </div>
  );
}

function Foot({ what, ask }: { what: Change['kind']; ask: ReactNode }) {
  if (what === 'unasked' && ask)
    return (
      <div className="flex items-center justify-between gap-3 bg-warning-wash px-4 py-1.5 text-small">
        <span className="flex min-h-11 items-center gap-2">
          <Icon of={CircleAlert} size="sm" className="text-warning" />
          <Trans>You did not ask for this</Trans>
        </span>
        {ask}
      </div>
    );
  if (what === 'as-wanted')
    return (
      <p className="flex items-center gap-2 border-t border-line px-4 py-2.5 text-small text-soft">
        <Icon of={Check} size="sm" className="text-success" />
        <Trans>As you asked for it</Trans>
      </p>
    );
  return null;
}
