import { Trans } from '@lingui/react/macro';

/** Every layout's `<main>` has this id. */
export const MAIN_ID = 'main';

/** The first stop of the Tab key. */
export function SkipLink() {
  return (
    <a href={`#${MAIN_ID}`} className="skip-link">
      <Trans>Skip to content</Trans>
    </a>
  );
}
