import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useId, useState } from 'react';
import type { MarketSort } from '../../replica/market/filters.ts';

const WHY: Record<MarketSort, MessageDescriptor> = {
  newest: msg`The job that was published last comes first.`,
  nearest: msg`The job closest to your place comes first, as the crow flies. Remote jobs without a place come last.`,
  pay: msg`The job with the highest pay comes first, counted per hour of full-time work. Jobs that state no pay come last.`,
  'starts-soon': msg`The job that begins first comes first. Jobs without a fixed start come last.`,
};

/** "Why this order": decision 7, in words. Two parts of one line: the question at its end, the answer below it. */
export function WhyOrder({ sort }: { sort: MarketSort }) {
  const { i18n } = useLingui();
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="link relative ms-auto text-small after:absolute after:-inset-3"
      >
        <Trans>Why this order?</Trans>
      </button>
      <p id={id} hidden={!open} className="basis-full py-2 text-small text-soft">
        {i18n._(WHY[sort])}{' '}
        <Trans>You choose the order. No company can pay for a place, and nothing about you changes it.</Trans>
      </p>
    </>
  );
}
