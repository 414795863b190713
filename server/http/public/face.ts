import { hueOf, initialsOf } from '../../../contract/name-mark.ts';
import { type Html, html } from './html.ts';

type Company = { readonly name: string; readonly logo: string | null };

/** The logo of a company, or its initials on the colour that the app gives its name. Its name stands beside it. */
export function face({ name, logo }: Company, size: 'row' | 'head' = 'row'): Html {
  const pixels = size === 'row' ? 44 : 64;
  if (logo !== null)
    return html`<img class="face face-${size}" src="/api/file/bytes/${logo}?variant=thumb" alt="" width="${pixels}" height="${pixels}" loading="lazy">`;
  return html`<svg class="face face-${size}" viewBox="0 0 44 44" aria-hidden="true"><rect width="44" height="44" fill="oklch(var(--mark-light) var(--mark-chroma) ${hueOf(name)})"/><text x="22" y="28" text-anchor="middle">${initialsOf(name)}</text></svg>`;
}
