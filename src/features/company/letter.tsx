import type { ReactNode } from 'react';
import { tagOf } from '../../../contract/languages.ts';

type Props = {
  /** Who writes. */
  from?: ReactNode;
  /** Of the text, where it is known: its code. */
  language?: string;
  children: string;
};

/** A text somebody wrote to somebody, set like a letter. */
export function Letter({ from, language, children }: Props) {
  return (
    <figure className="rounded-card border border-line bg-paper px-5 py-4">
      <blockquote className="prose whitespace-pre-line" lang={language && tagOf(language)} dir="auto">
        {children}
      </blockquote>
      {from && <figcaption className="pt-3 text-small text-soft">{from}</figcaption>}
    </figure>
  );
}
