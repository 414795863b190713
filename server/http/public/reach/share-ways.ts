import { SERVER_TEXTS } from '../../../../locales/server.ts';
import { companyPath } from '../company-page.ts';
import { type Html, html } from '../html.ts';
import { icon } from '../icon.ts';
import { jobPath } from '../job-page.ts';
import type { Reader } from '../reader.ts';

/** What else a job is handed on with: a poster, and its last day. */
export function jobWays(jobId: string, { language, to }: Reader): Html {
  const words = SERVER_TEXTS[language].publicPages;
  const path = jobPath(jobId);
  return html`<p class="share-ways"><a class="button quiet" href="${to(`${path}/poster.pdf`)}">${icon('file-text')}${words.poster}</a><a class="button quiet" href="${to(`${path}/closing.ics`)}">${icon('calendar')}${words.calendar}</a></p>`;
}

/** How a company shows its jobs elsewhere: a list on its own website, and feeds. */
export function companyWays(
  { id, name }: { id: string; name: string },
  publicUrl: string,
  { language }: Reader,
): Html {
  const words = SERVER_TEXTS[language].publicPages;
  const url = publicUrl + companyPath(id);
  const code = html`<iframe src="${url}/embed" title="${words.jobsOf(name)}" width="100%" height="480" loading="lazy" style="border:0"></iframe>`;
  return html`<h2>${words.ownSite}</h2>
<p>${words.ownSiteText}</p>
<label class="address"><span>${words.embedCode}</span><textarea readonly rows="4" spellcheck="false">${code.text}</textarea></label>
<p><a class="button quiet" hidden href="${url}/embed" data-share="${code.text}" data-copied="${words.codeCopied}">${words.copyCode}</a></p>
<p><a href="${url}/embed">${words.jobsOf(name)}</a></p>
<h2>${words.feeds}</h2>
<p>${words.feedsText}</p>
<ul><li><a href="${url}/feed.xml">${words.indeedFeed}</a></li><li><a href="${url}/feed.rss">${words.rssFeed}</a></li></ul>`;
}
