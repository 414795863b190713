import { Trans, useLingui } from '@lingui/react/macro';
import type { Language } from '../../../../contract/languages.ts';
import { filledIn } from '../../../../contract/rejection-text.ts';
import { TextPreview } from './text-preview.tsx';

type Props = { text: string; language: Language; companyName: string };

/** What somebody reads who is turned down, with a name and a job in their places. */
export function RejectionPreview({ text, language, companyName }: Props) {
  const { t } = useLingui();
  const sample = { name: 'Lukas', jobTitle: t`Selling bread on Saturdays (m/w/d)` };
  return (
    <TextPreview
      text={text}
      filled={filledIn(text, sample)}
      language={language}
      companyName={companyName}
      note={
        <Trans>
          %s1 becomes the first name, %s2 the job. For one person the text can be changed before it is sent.
        </Trans>
      }
    />
  );
}
