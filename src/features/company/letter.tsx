import type { ReactNode } from 'react';

type Props = {
  /** Who writes. */
  from?: ReactNode;
  /** Language of the text, as `<html lang>` wants it. */
  lang?: string;
  children: string;
};

/** A text somebody wrote to somebody, set like a letter. */
export function Letter({ from, lang, children }: Props) {
  return (
    <figure className="rounded-card border border-line bg-paper px-5 py-4">
      <blockquote className="prose whitespace-pre-line" lang={lang}>
        {children}
      </blockquote>
      {from && <figcaption className="pt-3 text-small text-soft">{from}</figcaption>}
    </figure>
  );
}
