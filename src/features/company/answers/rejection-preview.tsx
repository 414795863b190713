import { Trans, useLingui } from '@lingui/react/macro';
import type { Language } from '../../../../contract/languages.ts';
import { filledIn } from '../../../../contract/rejection-text.ts';
import { Letter } from '../letter.tsx';

type Props = { text: string; language: Language; companyName: string };

/** What somebody reads who is turned down, with a name and a job in their places. */
export function RejectionPreview({ text, language, companyName }: Props) {
  const { t } = useLingui();
  const sample = { name: 'Lukas', jobTitle: t`Selling bread on Saturdays (m/w/d)` };
  return (
    <div className="grid gap-2">
      <p className="text-small font-semibold">
        <Trans>How it is read</Trans>
      </p>
      {text.trim() ? (
        <Letter from={companyName} language={language}>
          {filledIn(text, sample)}
        </Letter>
      ) : (
        <p className="text-small text-soft">
          <Trans>There is no text yet.</Trans>
        </p>
      )}
      <p className="text-small text-soft">
        <Trans>
          %s1 becomes the first name, %s2 the job. For one person the text can be changed before it is sent.
        </Trans>
      </p>
    </div>
  );
}
