import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { lineChanges } from './line-changes.ts';

type Props = { label: ReactNode; before: string; after: string };

/** One fact as it was and as it is: what went is struck out, what came is underlined; lines that stayed are left out. */
export function FactChange({ label, before, after }: Props) {
  const { gone, came } = lineChanges(before, after);
  return (
    <div className="grid gap-0.5 text-small wrap-anywhere">
      <dt className="font-semibold">{label}</dt>
      {gone.map((line) => (
        <dd key={line}>
          <span className="sr-only">
            <Trans>before:</Trans>{' '}
          </span>
          <del className="text-soft">{line}</del>
        </dd>
      ))}
      {came.map((line) => (
        <dd key={line}>
          <span className="sr-only">
            <Trans>now:</Trans>{' '}
          </span>
          <ins className="bg-success-wash decoration-success underline-offset-4">{line}</ins>
        </dd>
      ))}
      {gone.length + came.length === 0 && (
        <dd className="text-soft">
          <Trans>only the order of the lines</Trans>
        </dd>
      )}
    </div>
  );
}
