import { useLingui } from '@lingui/react/macro';
import type { Block } from '../../../contract/entities/webpage.ts';
import { attributesOf, type Language } from '../../../contract/languages.ts';
import { anchorOf } from './page-blocks.tsx';

/** From so many headings on a page has a table of contents (webpage.1). */
const HEADINGS_MIN = 3;

/** `language`: of the text, which is not always the reader's. */
export function ContentsList({ blocks, language }: { blocks: readonly Block[]; language: Language }) {
  const { t } = useLingui();
  const headings = blocks.flatMap((block, at) =>
    block.type === 'heading' && block.level === 2 ? { text: block.text, anchor: anchorOf(at) } : [],
  );
  if (headings.length < HEADINGS_MIN) return null;
  return (
    <nav aria-label={t`On this page`} className="rounded-card border border-edge px-5 py-4 print:hidden">
      <ul {...attributesOf(language)} className="grid sm:grid-cols-2 sm:gap-x-6">
        {headings.map(({ text, anchor }) => (
          <li key={anchor}>
            <a href={`#${anchor}`} className="link inline-flex min-h-11 items-center text-small">
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
