import type { Language } from '../../../contract/languages.ts';
import { SERVER_TEXTS } from '../../../locales/server.ts';
import type { Listed } from './find-listed.ts';
import { html } from './html.ts';
import { face, jobRows, replyOf } from './job-row.ts';
import { page, shared } from './page.ts';

export type CompanyFacts = {
  id: string;
  name: string;
  verified: boolean;
  replyDays: number;
  medianReplyH: number | null;
};
type Parts = {
  company: CompanyFacts;
  listed: readonly Listed[];
  language: Language;
  publicUrl: string;
  now: Date;
};

export const companyPath = (id: string) => `/companies/${id}`;

/** Who a company is to people who look for work: how it answers, and what it has to offer now. */
export function companyPage({ company, listed, language, publicUrl, now }: Parts): string {
  const words = SERVER_TEXTS[language].publicPages;
  const answers = replyOf(company.medianReplyH, language);
  const text = [words.listText(listed.length), answers].filter(Boolean).join(' · ');
  return page({
    language,
    title: company.name,
    head: html`${shared({ title: company.name, text, url: publicUrl + companyPath(company.id) })}${
      listed.length === 0 &&
      html`
<meta name="robots" content="noindex">`
    }`,
    body: html`
<nav class="crumbs" aria-label="${words.crumbs}"><a href="/jobs">${words.jobs}</a></nav>
<div class="company-head">${face(company.name)}<h1 lang="">${company.name}</h1></div>
<p>${company.verified ? html`<span class="mark">${words.verified}</span> ${words.verifiedMeans}` : words.unverifiedMeans}</p>
<p>${words.reply(company.replyDays)}.${answers && ` ${answers}.`}</p>
<h2>${words.openJobs}</h2>
${listed.length > 0 ? jobRows(listed, language, now) : html`<p>${words.nothing}</p>`}`,
  });
}
