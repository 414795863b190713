import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Language } from '../../../../contract/languages.ts';
import { Letter } from '../letter.tsx';

type Props = {
  /** As it is kept. */
  text: string;
  /** As it is read. */
  filled: string;
  language: Language;
  companyName: string;
  /** What becomes of the placeholders. */
  note: ReactNode;
};

/** A text with placeholders as it will be read. */
export function TextPreview({ text, filled, language, companyName, note }: Props) {
  return (
    <div className="grid gap-2">
      <p className="text-small font-semibold">
        <Trans>How it is read</Trans>
      </p>
      {text.trim() ? (
        <Letter from={companyName} language={language}>
          {filled}
        </Letter>
      ) : (
        <p className="text-small text-soft">
          <Trans>There is no text yet.</Trans>
        </p>
      )}
      <p className="text-small text-soft">{note}</p>
    </div>
  );
}
