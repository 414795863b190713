import { Trans } from '@lingui/react/macro';

type Props = {
  id: string;
  receipt: boolean;
  /** What is written holds one. */
  link: boolean;
};

/** Said before it matters: there is room for one message until the company answers. */
export function ComposerNote({ id, receipt, link }: Props) {
  return (
    <div id={id} className="pb-2 text-small text-soft">
      <p>
        {receipt ? (
          <Trans>Until they answer you can write one message, without links or files.</Trans>
        ) : (
          <Trans>
            Your message goes out right after your application. Until they answer there is room for one.
          </Trans>
        )}
      </p>
      <p role="alert" className="font-medium text-danger">
        {link && <Trans>Links are possible once they have answered. Take it out.</Trans>}
      </p>
    </div>
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
