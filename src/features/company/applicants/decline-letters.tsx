import { Trans, useLingui } from '@lingui/react/macro';
import type { CompanyGeneral } from '../../../../contract/entities/company.ts';
import { LANGUAGE_CODES, type Language } from '../../../../contract/languages.ts';
import { rejectionText } from '../../../../contract/rejection-text.ts';
import { languageName } from '../../../i18n/display-names.ts';
import { TextLink } from '../../../ui/links.tsx';
import { Letter } from '../letter.tsx';

type Props = { general: CompanyGeneral; companyName: string; jobTitle: string };

/**
 * What everybody reads who is declined with the job, word for word. Each reads it in the language they use the app in,
 * which only the server knows: where the company has a text for each language, both are shown.
 */
export function DeclineLetters({ general, companyName, jobTitle }: Props) {
  const { t, i18n } = useLingui();
  const names = { name: t`(first name)`, jobTitle };
  const letters = LANGUAGE_CODES.map((lang) => ({
    lang,
    text: rejectionText(undefined, general, lang, names),
  }));
  const isOne = letters.every(({ text }) => text === letters[0]?.text);
  const readersOf = (language: Language) => {
    const name = languageName(i18n.locale, language.slice(0, 2));
    return t`In ${name}, to those who use Zusage in ${name}`;
  };
  return (
    <section className="grid gap-3">
      <h3 className="font-semibold">
        <Trans>They read this</Trans>
      </h3>
      {isOne ? (
        <>
          <p className="text-small text-soft">
            <Trans>The same text for everybody, whatever language they use Zusage in.</Trans>
          </p>
          <Letter from={companyName}>{letters[0]?.text ?? ''}</Letter>
        </>
      ) : (
        letters.map(({ lang, text }) => (
          <div key={lang} className="grid gap-2">
            <p className="text-small text-soft">{readersOf(lang)}</p>
            <Letter from={companyName} language={lang}>
              {text}
            </Letter>
          </div>
        ))
      )}
      <p className="text-small text-soft">
        <Trans>
          This is your company's text. You can change it in the{' '}
          <TextLink to="/pwa/company/settings">settings</TextLink>. To write somebody your own words, decline
          them one by one among the applicants.
        </Trans>
      </p>
    </section>
  );
}
