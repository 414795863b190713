import { encode } from 'uqr';
import { withSource } from '../../../contract/application-source.ts';
import type { Job } from '../../../contract/entities/job.ts';
import { SERVER_TEXTS } from '../../../locales/server.ts';
import { Html, html } from './html.ts';
import { icon } from './icon.ts';
import { HIDDEN, type PageParts } from './page.ts';
import type { Reader } from './reader.ts';

/** `_id`: of a job; null: of a company or a creator. */
type Shown = { readonly _id: string | null; readonly title: string };

/**
 * Hands on a page (job.9). Its script asks the system to share the address, or copies it; without scripts, or where
 * neither is to be had, the link leads to a page with the address. `form`: with its word, or as a sign alone.
 */
export function shareLink(
  { _id, title }: Shown,
  url: string,
  { language, to }: Reader,
  form: 'word' | 'icon' = 'word',
): Html {
  const words = SERVER_TEXTS[language].publicPages;
  const path = _id === null ? sharePathOf(url) : `/jobs/${_id}/share`;
  return html`<a class="share${form === 'icon' && ' only-phone icon-button'}" rel="nofollow" href="${to(path)}" data-share="${_id === null ? url : withSource(url, 'link')}" data-title="${title}" data-copied="${words.copied}"${form === 'icon' && html` aria-label="${words.share}"`}>${icon('share')}${form === 'word' && html`<span>${words.share}</span>`}</a>`;
}

const sharePathOf = (url: string) => `${new URL(url).pathname}/share`;

type Parts = {
  job: Shown & Pick<Job, 'companyName'>;
  /** Of the page that is shared. */
  path: string;
  reader: Reader;
  publicUrl: string;
  /** What else hands it on. */
  more?: Html;
};

/** A page with the address of another, for those who run no scripts: to be copied, mailed, or read by another phone. */
export function sharePage({ job, path, reader, publicUrl, more }: Parts): PageParts {
  const words = SERVER_TEXTS[reader.language].publicPages;
  const url = job._id === null ? publicUrl + path : withSource(publicUrl + path, 'link');
  const name = [job.title, job.companyName].filter(Boolean).join(' · ');
  const mail = `mailto:?subject=${encodeURIComponent(name)}&body=${encodeURIComponent(url)}`;
  const whatsApp = `https://wa.me/?text=${encodeURIComponent(`${name} ${url}`)}`;
  return {
    reader,
    title: words.shareTitle,
    head: HIDDEN,
    body: html`
<div class="narrow"><h1>${words.shareTitle}</h1>
<p class="lead"><b lang="">${name}</b><br>${words.shareText}</p>
<label class="address"><span>${words.address}</span><input type="url" readonly value="${url}"></label>
<p class="share-ways"><a class="button" href="${mail}">${icon('mail')}${words.byMail}</a><a class="button quiet" rel="noopener nofollow" href="${whatsApp}">${icon('share')}${words.byWhatsApp}</a></p>
<figure class="qr">${qrCode(url)}<figcaption>${words.scan}</figcaption></figure>
${more ?? null}
<p><a href="${reader.to(path)}">${words.back}</a></p></div>`,
  };
}

/** Dark on light in both themes, with the margin that cameras need. */
function qrCode(text: string): Html {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const path = data
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return html`<svg viewBox="0 0 ${size} ${size}" role="img" aria-label="${text}" shape-rendering="crispEdges"><path class="qr-light" d="M0 0h${size}v${size}H0z"/><path class="qr-dark" d="${new Html(path)}"/></svg>`;
}
