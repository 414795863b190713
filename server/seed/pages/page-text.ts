import {
  type ByLanguage,
  LANGUAGE_CODES,
  LANGUAGE_DEFAULT,
  type Language,
  textIn,
} from '../../../contract/languages.ts';
import { OPERATOR_SETTINGS, type Operator } from '../../base/operator.ts';
import { blocksOf } from '../../domain/webpage/blocks-of.ts';
import type { NewPage } from '../../domain/webpage/publish.ts';

/** In the default language at least: readers of one that is missing are shown that, and told so (webpage.2). */
type Texts = Partial<ByLanguage<string>> & Pick<ByLanguage<string>, typeof LANGUAGE_DEFAULT>;

/** A page as it is written: text with `{name}`, `{address}`, … where a fact of the operator stands. */
export type PageText = {
  id: string;
  title: NewPage['title'];
  text: Texts;
};

const WHAT: Record<keyof Operator, Texts> = {
  name: { de_DE: 'Name des Betreibers', en_US: 'name of the operator' },
  address: { de_DE: 'ladungsfähige Anschrift', en_US: 'summonable address' },
  representatives: { de_DE: 'Vertretungsberechtigte', en_US: 'representatives' },
  register: { de_DE: 'Registergericht und Nummer', en_US: 'register court and number' },
  vatId: { de_DE: 'Umsatzsteuer-Identifikationsnummer', en_US: 'VAT identification number' },
  mail: { de_DE: 'E-Mail-Adresse', en_US: 'e-mail address' },
  phone: { de_DE: 'Telefonnummer', en_US: 'telephone number' },
  editor: { de_DE: 'Verantwortliche Person mit Anschrift', en_US: 'responsible person with address' },
};

/** The page of an operator. What the operator has not said stands there in brackets, with the setting that says it. */
export function pageOf({ id, title, text }: PageText, operator: Operator): NewPage {
  const fill = (language: Language) =>
    blocksOf(
      textIn(text, language).text.replace(
        /\{(\w+)\}/g,
        (_whole, fact: keyof Operator) =>
          operator[fact] ?? `[${textIn(WHAT[fact], language).text}: ${OPERATOR_SETTINGS[fact]}]`,
      ),
    );
  const written = LANGUAGE_CODES.filter((language) => text[language] !== undefined);
  const others = Object.fromEntries(written.map((language) => [language, fill(language)]));
  return {
    _id: id,
    title,
    blocks: { ...others, [LANGUAGE_DEFAULT]: fill(LANGUAGE_DEFAULT) },
    showInFooter: true,
  };
}
