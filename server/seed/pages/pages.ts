import { imprint } from './imprint.ts';
import type { PageText } from './page-text.ts';
import { parentsLetter } from './parents-letter.ts';
import { privacy } from './privacy.ts';
import { termsOfUse } from './terms-of-use.ts';

/** The pages every installation has. */
export const PAGES: readonly PageText[] = [imprint, privacy, termsOfUse, parentsLetter];
