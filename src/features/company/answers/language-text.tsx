import type { ComponentProps, ReactNode } from 'react';
import { LANGUAGES, type Language, tagOf } from '../../../../contract/languages.ts';
import { Button } from '../../../ui/button.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { TextArea } from '../../../ui/text-area.tsx';

type Props = {
  legend: ReactNode;
  lang: Language;
  onLang: (lang: Language) => void;
  /** Of the text in this language. */
  area: ComponentProps<typeof TextArea>;
  /** What can be put into it, and the words of its button. */
  placeholders: readonly { token: string; add: ReactNode }[];
  onPut: (token: string) => void;
  /** How it is read. */
  children: ReactNode;
};

/** A text for each language, one of them at a time, with placeholders. */
export function LanguageText({ legend, lang, onLang, area, placeholders, onPut, children }: Props) {
  return (
    <div className="grid gap-3">
      <SegmentedControl
        legend={legend}
        segments={LANGUAGES.map(({ code, name }) => ({ value: code, label: name }))}
        value={lang}
        onChange={onLang}
      />
      <TextArea key={lang} {...area} rows={7} lang={tagOf(lang)} />
      {!area.readOnly && (
        <div className="-ms-5 flex flex-wrap">
          {placeholders.map(({ token, add }) => (
            <Button key={token} variant="bare" onClick={() => onPut(token)}>
              {add}
            </Button>
          ))}
        </div>
      )}
      {children}
    </div>
  );
}
