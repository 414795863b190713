import type { Photo } from '../../../contract/entities/photo.ts';
import type { Language } from '../../../contract/languages.ts';
import { SERVER_TEXTS } from '../../../locales/server.ts';
import { type Html, html } from './html.ts';

/** Photos of a company or a creator under a heading of their own: small ones, each a link to the large one. */
export function photoList(photos: readonly Photo[], language: Language): Html | null {
  if (photos.length === 0) return null;
  const title = SERVER_TEXTS[language].publicPages.photos;
  return html`<h2>${title}</h2><ul class="photos">${photos.map(({ _fileId, alt }, at) => {
    const bytes = `/api/file/bytes/${_fileId}`;
    const said = alt === '' ? html` alt="${title} ${at + 1}"` : html` alt="${alt}" lang=""`;
    return html`<li><a href="${bytes}"><img src="${bytes}?variant=thumb"${said} loading="lazy"></a></li>`;
  })}</ul>`;
}
