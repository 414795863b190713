import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** What one can rely on, said by what is missing (home.8). Nothing that is not so. */
export function NotHereList() {
  return (
    <section className="grid gap-5">
      <h2 className="text-display">
        <Trans>What you do not find here</Trans>
      </h2>
      <ul className="grid gap-x-8 sm:grid-cols-2 desk:grid-cols-4">
        <Missing what={<Trans>A cookie banner</Trans>}>
          <Trans>We set no cookies that need your consent.</Trans>
        </Missing>
        <Missing what={<Trans>Jobs without pay</Trans>}>
          <Trans>Without a pay range no job goes online, and none below the minimum wage.</Trans>
        </Missing>
        <Missing what={<Trans>Points for people</Trans>}>
          <Trans>Nobody is scored or ranked. You choose the order.</Trans>
        </Missing>
        <Missing what={<Trans>A bill</Trans>}>
          <Trans>Looking for work is free, always. Companies pay, you never do.</Trans>
        </Missing>
      </ul>
    </section>
  );
}

function Missing({ what, children }: { what: ReactNode; children: ReactNode }) {
  return (
    <li className="grid content-start gap-0.5 border-t border-ink py-3.5 desk:border-t-2">
      <h3 className="text-lead">
        <s className="decoration-accent decoration-[1.5px]">{what}</s>
      </h3>
      <p className="text-small text-soft">{children}</p>
    </li>
  );
}
