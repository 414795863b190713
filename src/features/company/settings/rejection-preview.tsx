import { Trans } from '@lingui/react/macro';
import { Letter } from '../letter.tsx';

type Props = { text: string; companyName: string };

/** What somebody reads who is turned down, and what is filled in for them: nothing. */
export function RejectionPreview({ text, companyName }: Props) {
  return (
    <div className="grid gap-2">
      <p className="text-small font-semibold">
        <Trans>How it is read</Trans>
      </p>
      {text.trim() ? (
        <Letter from={companyName}>{text}</Letter>
      ) : (
        <p className="text-small text-soft">
          <Trans>There is no text yet.</Trans>
        </p>
      )}
      <p className="text-small text-soft">
        <Trans>
          It is sent as it stands here, under the title of the job and with your company's name. Names are not
          filled in, so leave out placeholders such as [name]. For one person it can be changed before it is
          sent.
        </Trans>
      </p>
    </div>
  );
}
