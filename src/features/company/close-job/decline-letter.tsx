import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { CompanyGeneral } from '../../../../contract/entities/company.ts';
import { LANGUAGE_CODES, type Language, tagOf } from '../../../../contract/languages.ts';
import { TEXT_MAX } from '../../../../contract/limits.ts';
import { companyRejectionText } from '../../../../contract/rejection-text.ts';
import { languageName } from '../../../i18n/display-names.ts';
import { useLocale } from '../../../i18n/i18n-provider.tsx';
import { languageOfLocale } from '../../../i18n/locale.ts';
import { TextArea } from '../../../ui/text-area.tsx';
import { letterParts } from './letter-parts.ts';
import { TextAct } from './text-act.tsx';

type Texts = Readonly<Partial<Record<Language, string>>>;
type Props = {
  general: CompanyGeneral;
  /** First name of one of its readers. */
  name: string;
  jobTitle: string;
  /** Written for this closing alone. */
  texts: Texts;
  onTexts: (texts: Texts) => void;
};

/**
 * What everybody reads who is declined with the job, word for word, in each language: which of them somebody reads only
 * the server knows. It can be changed for this closing.
 */
export function DeclineLetter({ general, name, jobTitle, texts, onTexts }: Props) {
  const { t, i18n } = useLingui();
  const { locale } = useLocale();
  const mine = languageOfLocale(locale);
  const codes = [mine, ...LANGUAGE_CODES.filter((code) => code !== mine)];
  const [language, setLanguage] = useState(mine);
  const [writing, setWriting] = useState(false);
  const own = companyRejectionText(general, language);
  const text = texts[language] ?? own;
  const nameOf = (code: Language) => languageName(i18n.locale, code.slice(0, 2));
  const over = text.length - TEXT_MAX.rejectionText;
  const without = (code: Language) =>
    Object.fromEntries(Object.entries(texts).filter(([one]) => one !== code)) as Texts;
  return (
    <section className="grid gap-2.5">
      <h2 className="text-small font-bold">
        <Trans>Those you decline read this</Trans>
      </h2>
      {writing ? (
        <TextArea
          label={t`Text in ${nameOf(language)}`}
          hint={t`%s1 is the first name, %s2 the title of the job. It counts for this closing only.`}
          error={over > 0 && t`This text is ${over} characters too long.`}
          limit={TEXT_MAX.rejectionText}
          rows={6}
          lang={tagOf(language)}
          dir="auto"
          value={text}
          onChange={({ currentTarget: { value } }) => onTexts({ ...texts, [language]: value })}
        />
      ) : (
        <blockquote
          className="rounded-card border border-line bg-sheet px-5 py-4 text-small leading-relaxed whitespace-pre-line"
          lang={tagOf(language)}
          dir="auto"
        >
          {letterParts(text, { name, jobTitle }).map((part) =>
            part.filled ? (
              <mark key={part.at} className="rounded-sm bg-accent-wash px-1 font-semibold text-accent-strong">
                {part.text}
              </mark>
            ) : (
              part.text
            ),
          )}
        </blockquote>
      )}
      <div className="-mx-2 flex flex-wrap items-center">
        {codes.map((code) => (
          <button
            key={code}
            type="button"
            aria-pressed={code === language}
            onClick={() => setLanguage(code)}
            className="min-h-11 px-2 text-small text-accent underline underline-offset-4 aria-pressed:text-soft aria-pressed:no-underline desk:min-h-8"
          >
            {nameOf(code)}
          </button>
        ))}
        {texts[language] !== undefined && (
          <TextAct onClick={() => onTexts(without(language))}>
            <Trans>Your company's text</Trans>
          </TextAct>
        )}
        <TextAct onClick={() => setWriting(!writing)}>
          {writing ? <Trans>Show the letter</Trans> : <Trans>Change the text</Trans>}
        </TextAct>
      </div>
    </section>
  );
}
