import { Trans } from '@lingui/react/macro';

/** Lines where text will be. It appears only when local data took longer than anybody notices, and stands still. */
export function Skeleton({ lines = 3 }: { lines?: number }) {
  return (
    <div role="status" className="skeleton">
      <span className="sr-only">
        <Trans>Loading</Trans>
      </span>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no other identity and never move
        <div key={line} className="skeleton-line" />
      ))}
    </div>
  );
}
