import { OPERATOR_SETTINGS, type Operator } from '../../base/operator.ts';
import { blocksOf } from '../../domain/webpage/blocks-of.ts';
import type { NewPage } from '../../domain/webpage/publish.ts';

/** A page as it is written: text with `{name}`, `{address}`, … where a fact of the operator stands. */
export type PageText = {
  id: string;
  title: NewPage['title'];
  text: { de_DE: string; en_US: string };
};

const WHAT: Record<keyof Operator, { de_DE: string; en_US: string }> = {
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
  const fill = (lang: 'de_DE' | 'en_US') =>
    blocksOf(
      text[lang].replace(
        /\{(\w+)\}/g,
        (_whole, fact: keyof Operator) =>
          operator[fact] ?? `[${WHAT[fact][lang]}: ${OPERATOR_SETTINGS[fact]}]`,
      ),
    );
  return { _id: id, title, blocks: { de_DE: fill('de_DE'), en_US: fill('en_US') }, showInFooter: true };
}
