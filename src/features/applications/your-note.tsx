import { Trans } from '@lingui/react/macro';

/** What somebody wrote with their application; opened at a tap, nothing where they wrote nothing. */
export function YourNote({ note }: { note: string }) {
  if (note === '') return null;
  return (
    <details className="text-small">
      <summary className="link inline-flex min-h-11 items-center">
        <Trans>Your note</Trans>
      </summary>
      <p className="prose wrap-anywhere" lang="">
        {note}
      </p>
    </details>
  );
}
