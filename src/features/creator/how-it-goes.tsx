import { Trans } from '@lingui/react/macro';

/** What a profile is and what comes one after the other, before there is one. */
export function HowItGoes() {
  return (
    <ol className="numbered grid max-w-content gap-2">
      <li>
        <Trans>Say who you are and what you post about.</Trans>
      </li>
      <li>
        <Trans>Name your pages and prove that they are yours, with a code and without a password.</Trans>
      </li>
      <li>
        <Trans>Say what you offer and what it costs.</Trans>
      </li>
      <li>
        <Trans>
          Show it to companies. What you agree on is agreed here and paid elsewhere; it costs you nothing.
        </Trans>
      </li>
    </ol>
  );
}
