/**
 * Files whose texts only companies see. A language that covers people and not companies (`covers` in
 * contract/languages.ts) may leave these out; they are English there.
 */
const FILES = [
  'src/features/billing/',
  'src/features/chat/template-',
  'src/features/company/',
  'src/features/creator/find/',
  'src/features/identity/setup/company-step.tsx',
  'src/features/offers/company/',
  'src/features/rights/company/',
  'src/features/settings/entry-text-company.ts',
  'src/i18n/company-uid-text.ts',
  'src/layouts/company-',
];

/** @param origins the files in which a text stands, from the root of the project */
export function isForCompaniesAlone(origins: readonly string[]): boolean {
  return origins.every((origin) => FILES.some((file) => origin.startsWith(file)));
}
