import { type PublicTarget, type ReportReason, reportReason } from '../../../../contract/entities/report.ts';
import { TEXT_MAX } from '../../../../contract/limits.ts';
import { reasonsFor } from '../../../../contract/policy/report-reasons.ts';
import { SERVER_TEXTS } from '../../../../locales/server.ts';
import { type Html, html } from '../html.ts';
import { icon } from '../icon.ts';
import { HIDDEN, type PageParts } from '../page.ts';
import type { Reader } from '../reader.ts';

export const reportPath = (type: PublicTarget['type'], id: string) => `/report/${type}/${id}`;

/** Why a report was not taken in: `robot`, `often` and `taken` belong to no field. */
export type Problem =
  | 'reason'
  | 'text'
  | 'textLong'
  | 'name'
  | 'nameLong'
  | 'mail'
  | 'goodFaith'
  | 'robot'
  | 'often'
  | 'taken';

/** What somebody has typed, as it came. */
export type Written = {
  reason: string;
  text: string;
  name: string;
  mail: string;
  goodFaith: boolean;
};
export const NOTHING: Written = { reason: '', text: '', name: '', mail: '', goodFaith: false };

/** A field that people neither see nor reach; programs fill it in. Its name is of no field that a browser knows. */
export const TRAP = 'subject_line';

type Parts = {
  target: PublicTarget;
  /** What it is, for people: a title and a company. */
  name: string;
  /** Address of the page that is reported. */
  place: string;
  /** Of the report that this form makes: sent twice it is the same one. */
  id: string;
  written: Written;
  problems: readonly Problem[];
  operatorMail: string | undefined;
  reader: Reader;
};

/** Everybody can report what is public, without an account and without a script (DSA Art. 16 (1), (2)). */
export function reportForm(parts: Parts): PageParts {
  const { target, name, place, id, written, problems, reader } = parts;
  const words = SERVER_TEXTS[reader.language].reportPage;
  const pages = SERVER_TEXTS[reader.language].publicPages;
  const title = words.title[target.type];
  return {
    reader,
    title: problems.length > 0 ? `${words.problems.title} · ${title}` : title,
    head: HIDDEN,
    body: html`
<div class="narrow report"><h1>${title}</h1>
<p class="lead">${words.lead}</p>
${problems.length > 0 && summary(parts)}
<dl class="about-what"><div><dt>${words.about}</dt><dd lang="">${name}</dd></div><div><dt>${words.place}</dt><dd class="url">${place}</dd></div></dl>
<p><a href="${inApp(target)}">${words.withAccount}</a></p>
<form method="post" action="${reader.here()}" novalidate data-offline="${words.problems.offline}">
<input type="hidden" name="id" value="${id}">
<fieldset id="reason"${flagged(parts, 'reason')}><legend>${words.reason}</legend>${errorOf(parts, 'reason')}<div class="choices">${reasonsFor(
      target.type,
    ).map(
      (one) =>
        html`<label class="choice"><input type="radio" name="reason" value="${one}"${written.reason === one && html` checked`} required><span>${words.reasons[one]}</span></label>`,
    )}</div></fieldset>
<div class="field"><label for="text">${words.text}</label><p class="hint" id="text-hint">${words.textHint}</p>${errorOf(parts, 'text', 'textLong')}<textarea id="text" name="text" rows="5" maxlength="${TEXT_MAX.report}" required aria-describedby="text-hint text-error"${flagged(parts, 'text', 'textLong')}>
${written.text}</textarea></div>
<fieldset><legend>${words.who}</legend><p class="hint">${words.whoHint} ${words.unnamed}</p>
<div class="field"><label for="name">${words.name}</label>${errorOf(parts, 'name', 'nameLong')}<input id="name" name="name" type="text" autocomplete="name" maxlength="${TEXT_MAX.name}" value="${written.name}" aria-describedby="name-error"${flagged(parts, 'name', 'nameLong')}></div>
<div class="field"><label for="mail">${words.mail}</label><p class="hint" id="mail-hint">${words.mailHint}</p>${errorOf(parts, 'mail')}<input id="mail" name="mail" type="email" autocomplete="email" maxlength="${TEXT_MAX.mail}" value="${written.mail}" aria-describedby="mail-hint mail-error"${flagged(parts, 'mail')}></div></fieldset>
<div class="trap" aria-hidden="true"><label>${words.trap}<input name="${TRAP}" type="text" tabindex="-1" autocomplete="off" value=""></label></div>
<div class="field" id="goodFaith">${errorOf(parts, 'goodFaith')}<label class="choice"><input type="checkbox" name="goodFaith" value="yes"${written.goodFaith && html` checked`} required${flagged(parts, 'goodFaith')}><span>${words.goodFaith}</span></label></div>
<p><button class="button">${icon('flag')}${words.send}</button></p>
</form>
<h2>${words.afterwards}</h2>
<ol class="steps">${words.steps.map((step) => html`<li class="step">${step}</li>`)}</ol>
<p class="note">${words.danger}</p>
<p class="hint">${words.privacy} ${words.privacyMore} <a href="${reader.to('/sites/privacy')}">${pages.privacy}</a>.</p></div>`,
  };
}

/** The same form in the app, for those who sign in. */
function inApp({ type, id }: PublicTarget): string {
  const sheet = `report=${type}.${id}`;
  return type === 'job' ? `/pwa/${id}?${sheet}` : `/pwa?${sheet}`;
}

const FIELD_OF: Partial<Record<Problem, string>> = { textLong: 'text', nameLong: 'name' };

function summary({ problems, operatorMail, reader }: Parts): Html {
  const { problems: words } = SERVER_TEXTS[reader.language].reportPage;
  const isClosed = (problem: Problem) => problem === 'often' || problem === 'taken';
  return html`<div class="problems" role="alert"><h2>${words.title}</h2><ul>${problems.map((problem) =>
    problem === 'robot' || isClosed(problem)
      ? html`<li>${words[problem]}${isClosed(problem) && operatorMail !== undefined && ` ${words.byMail(operatorMail)}`}</li>`
      : html`<li><a href="#${FIELD_OF[problem] ?? problem}">${words[problem]}</a></li>`,
  )}</ul></div>`;
}

function errorOf({ problems, reader }: Parts, ...of: Problem[]): Html | null {
  const problem = problems.find((one) => of.includes(one));
  const words = SERVER_TEXTS[reader.language].reportPage.problems;
  return problem === undefined || problem === 'robot'
    ? null
    : html`<p class="error" id="${of[0] ?? ''}-error">${words[problem] as string}</p>`;
}

const flagged = ({ problems }: Parts, ...of: Problem[]): Html | false =>
  problems.some((one) => of.includes(one)) && html` aria-invalid="true"`;

export const isReason = (text: string): text is ReportReason => reportReason.safeParse(text).success;
