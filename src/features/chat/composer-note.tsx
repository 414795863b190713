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

/** Said to the side that has left: its next message takes it back. */
export function LeftNote({ name }: { name: string }) {
  return (
    <p role="status" className="border-t border-line bg-well px-5 py-2.5 text-small text-soft">
      <Trans>You have left. {name} cannot write here until you write again.</Trans>
    </p>
  );
}
