import { withSource } from '../../../../contract/application-source.ts';
import { attributesOf } from '../../../../contract/languages.ts';
import { SERVER_TEXTS } from '../../../../locales/server.ts';
import type { CompanyFacts } from '../company-facts.ts';
import { companyPath } from '../company-page.ts';
import type { Listed } from '../find-listed.ts';
import { html } from '../html.ts';
import { inlineStyle } from '../inline.ts';
import { jobPath } from '../job-page.ts';
import { hoursOf, payOf, placeOf } from '../job-words.ts';
import type { Reader } from '../reader.ts';

const STYLE =
  inlineStyle(`:root{color-scheme:light dark;font:16px/1.45 system-ui,sans-serif;--ink:#14181f;--soft:#5b6472;--line:#d9d4c7;--accent:#00535b}
:root.dark{color-scheme:dark;--ink:#e6e8ec;--soft:#a3abb8;--line:#2b3444;--accent:#7cc4cb}
:root.light{color-scheme:light}
@media (prefers-color-scheme:dark){:root:not(.light){--ink:#e6e8ec;--soft:#a3abb8;--line:#2b3444;--accent:#7cc4cb}}
body{margin:0;color:var(--ink)}ul{list-style:none;margin:0;padding:0}li{border-bottom:1px solid var(--line)}
a{color:inherit;display:block;padding:12px 4px;text-decoration:none}a:hover b,a:focus-visible b{text-decoration:underline}
a:focus-visible{outline:2px solid var(--accent);outline-offset:-2px}b{display:block;overflow-wrap:anywhere}span,p{color:var(--soft);font-size:14px}
p{margin:12px 4px}p a{display:inline;padding:0;color:var(--accent);text-decoration:underline}`);

/**
 * Its own policy: any website may frame it, and it can do nothing there. Its few rules of style are in the page, known
 * by their hash; nothing else is fetched.
 */
export const EMBED_POLICY = `default-src 'none'; style-src ${STYLE.source}; base-uri 'none'; form-action 'none'; frame-ancestors *`;

type Parts = { company: CompanyFacts; listed: readonly Listed[]; reader: Reader; publicUrl: string };

/** A company's live jobs as a list for its own website: a small page without script, each job a link to its page here. */
export function embedPage({ company, listed, reader, publicUrl }: Parts): string {
  const { language, theme } = reader;
  const words = SERVER_TEXTS[language].publicPages;
  const { lang, dir } = attributesOf(language);
  const rows = listed.map(({ job }) => {
    const pay = payOf(job, language);
    const facts = [pay && `${pay.sum} / ${pay.per}`, hoursOf(job, language), placeOf(job, language)];
    return html`<li><a href="${withSource(publicUrl + jobPath(job._id), 'embed')}" target="_blank" rel="noopener"><b lang="">${job.title}</b><span>${facts.filter(Boolean).join(' · ')}</span></a></li>
`;
  });
  return html`<!doctype html>
<html lang="${lang}" dir="${dir}"${theme !== undefined && html` class="${theme}"`}>
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${words.jobsOf(company.name)}</title>${STYLE.element}</head>
<body>${rows.length > 0 ? html`<ul>${rows}</ul>` : html`<p>${words.nothing}</p>`}
<p><a href="${publicUrl}${companyPath(company.id)}" target="_blank" rel="noopener">${words.onZusage(company.name)}</a></p></body>
</html>
`.text;
}
