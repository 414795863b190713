import { Trans } from '@lingui/react/macro';

/** Said before it matters: there is room for one message until the company answers. */
export function ComposerNote({ receipt }: { receipt: boolean }) {
  return (
    <p className="pb-2 text-small text-soft">
      {receipt ? (
        <Trans>Until they answer you can write one message, without links or files.</Trans>
      ) : (
        <Trans>
          Your message goes out right after your application. Until they answer there is room for one.
        </Trans>
      )}
    </p>
  );
}
