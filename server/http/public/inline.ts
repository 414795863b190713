import { createHash } from 'node:crypto';
import { Html } from './html.ts';

/**
 * A style or a script that stands in a page itself: who opens their first one over a thin line waits for no second
 * answer before they see it. The content policy lets it by its hash.
 */
export type Inline = { readonly element: Html; readonly source: string };

/** What stands in one page; undefined where there is no build. */
export type InlineParts = Readonly<Record<'styles' | 'scripts', readonly (Inline | undefined)[]>>;

const inline =
  (name: 'style' | 'script') =>
  (text: string, attributes = ''): Inline => {
    // From there on it would be markup, and of a script more would be hidden.
    if (text.toLowerCase().includes(`</${name}`) || text.includes('<!--'))
      throw new Error(`this ${name} cannot stand in a page`);
    return {
      element: new Html(`<${name}${attributes}>${text}</${name}>`),
      source: `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    };
  };

export const inlineStyle = inline('style');
export const inlineScript = inline('script');
