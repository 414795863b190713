import { type Language, textIn } from '../../../contract/languages.ts';
import { missingFacts, OPERATOR_SETTINGS, type Operator } from '../../base/operator.ts';
import type { NewPage } from '../../domain/webpage/publish.ts';
import { type PageText, pageOf, publishable, type Texts, type Uses } from './page-text.ts';

/** Nobody. The number is one of those that are kept free for films; the address leads nowhere. */
const DEMO: Operator = {
  name: 'Zusage Demo',
  address: 'Musterweg 1, 12345 Musterstadt',
  representatives: undefined,
  register: undefined,
  vatId: undefined,
  businessId: undefined,
  mail: 'demo@zusage.example',
  phone: '+49 30 23125 000',
  editor: undefined,
  dataProtectionOfficer: undefined,
  hosting: undefined,
  mailProvider: undefined,
  logDays: undefined,
  backupDays: undefined,
};

const DEMO_NOTE: Texts = {
  de_DE: `> Das ist eine Demo. Anzeigen, Firmen und Personen sind erfunden, und der Betreiber, den diese Seite nennt, auch.`,
  en_US: `> This is a demo. Ads, companies and people are made up, and so is the operator that this page names.`,
  ar_AE: `> هذا عرض تجريبي. الإعلانات والشركات والأشخاص من الخيال، وكذلك المشغّل الذي تذكره هذه الصفحة.`,
};

const SETUP: Texts = {
  de_DE: `
> Diese Seite ist noch nicht fertig, und der Dienst ist noch nicht für die Öffentlichkeit.

## Wenn du ihn betreibst

Setz diese Umgebungsvariablen und starte den Server neu. Danach steht hier der Text, den alle lesen.

{missing}

Alle Einstellungen nennt die Datei .env.example; was öffentlich sein muss, nennt § 5 des Digitale-Dienste-Gesetzes.
`,
  en_US: `
> This page is not ready yet, and the service is not open to the public yet.

## If you run it

Set these environment variables and start the server again. Then the text that everybody reads stands here.

{missing}

The file .env.example names all settings; section 5 of the German Digital Services Act says what has to be public.
`,
  ar_AE: `
> هذه الصفحة ليست جاهزة بعد، والخدمة ليست متاحة للجمهور بعد.

## إذا كنت تديرها

يرجى تعيين متغيرات البيئة هذه وتشغيل الخادم من جديد. بعدها يظهر هنا النص الذي يقرؤه الجميع.

{missing}

يذكر الملف .env.example كل الإعدادات؛ ويذكر § 5 من قانون الخدمات الرقمية الألماني ما يجب أن يكون علنيًا.
`,
};

const WHAT: Record<ReturnType<typeof missingFacts>[number], Texts> = {
  name: { de_DE: 'Name oder Firma', en_US: 'name of the person or firm' },
  address: {
    de_DE: 'ladungsfähige Anschrift, in einer Zeile, Teile mit Kommas getrennt',
    en_US: 'summonable address, on one line, parts divided by commas',
  },
  mail: { de_DE: 'E-Mail-Adresse', en_US: 'e-mail address' },
  phone: { de_DE: 'Telefonnummer', en_US: 'telephone number' },
};

type Shown = { demo: boolean; uses?: Uses };

/**
 * What stands at a page's address: its text once the operator has said who they are; until then, of a demo, the text with
 * a made-up operator and a note that it is one, and of any other installation what is to be set. No reader is shown a gap.
 */
export function operatorPage(page: PageText, operator: Operator, { demo, uses }: Shown): NewPage {
  const missing = missingFacts(operator);
  if (missing.length === 0) return pageOf(page, withEditor(operator), { ...(uses && { uses }) });
  if (demo) return pageOf(page, withEditor(DEMO), { before: DEMO_NOTE, ...(uses && { uses }) });
  return publishable({ ...page, text: SETUP }, (language: Language) => {
    const lines = missing.map((fact) => `- ${OPERATOR_SETTINGS[fact]}: ${textIn(WHAT[fact], language).text}`);
    return textIn(SETUP, language).text.replace('{missing}', lines.join('\n'));
  });
}

/** Responsible for content (§ 18 (2) MStV) is the operator, unless another person is named. */
function withEditor(operator: Operator): Operator {
  return { ...operator, editor: operator.editor ?? `${operator.name}, ${operator.address}` };
}
