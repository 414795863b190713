import { dayOf } from '../../../../contract/calendar-day.ts';
import { APPEAL_MONTHS, TEXT_MAX } from '../../../../contract/limits.ts';
import { appealNo, reportNo } from '../../../../contract/report-no.ts';
import { SERVER_TEXTS } from '../../../../locales/server.ts';
import type { GuestCase } from '../../../domain/report/guest-appeal.ts';
import type { AppealRow } from '../../../domain/report/presenter.ts';
import { decisionText, SERVER_DECISIONS } from '../../../domain/report/words.ts';
import { appealUntil } from '../../../domain/restriction/appeal-time.ts';
import { type Html, html } from '../html.ts';
import { dayText } from '../job-words.ts';
import { HIDDEN, type PageParts } from '../page.ts';
import type { Reader } from '../reader.ts';
import { TRAP } from './report-form.ts';

/** Why an objection was not taken in; `robot` and `often` belong to no field. */
export type Problem = 'text' | 'textLong' | 'robot' | 'often';

type Shown = { reader: Reader; now: Date };

const wordsOf = ({ language }: Reader) => SERVER_TEXTS[language].objectionPage;
const day = (at: Date, { reader, now }: Shown) => dayText(dayOf(at), reader.language, now);

type FormParts = Shown & { found: GuestCase; text: string; problem: Problem | undefined };

/**
 * The form to object without an account and without a script. Like the mails to guests it repeats nothing that was
 * typed: the address may be somebody else's.
 */
export function objectionForm(parts: FormParts): PageParts {
  const { found, text, problem, reader } = parts;
  const words = wordsOf(reader);
  const { trap, afterwards } = SERVER_TEXTS[reader.language].reportPage;
  return page(
    reader,
    words.title,
    html`
<p class="lead">${words.lead}</p>
${problem !== undefined && html`<div class="problems" role="alert"><h2>${words.problems.title}</h2><ul><li>${isOfText(problem) ? html`<a href="#text">${words.problems[problem]}</a>` : words.problems[problem]}</li></ul></div>`}
${decided(parts)}
<p>${words.until(day(appealUntil(found.report.decided_at), parts))}</p>
<form method="post" action="${reader.here()}" novalidate data-offline="${words.problems.offline}">
<div class="field"><label for="text">${words.text}</label><p class="hint" id="text-hint">${words.textHint}</p>${isOfText(problem) && html`<p class="error" id="text-error">${words.problems[problem]}</p>`}<textarea id="text" name="text" rows="6" maxlength="${TEXT_MAX.report}" required aria-describedby="text-hint text-error"${isOfText(problem) && html` aria-invalid="true"`}>
${text}</textarea></div>
<div class="trap" aria-hidden="true"><label>${trap}<input name="${TRAP}" type="text" tabindex="-1" autocomplete="off" value=""></label></div>
<p><button class="button">${words.send}</button></p>
</form>
<h2>${afterwards}</h2>
<ol class="steps">${words.steps.map((step) => html`<li class="step">${step}</li>`)}</ol>`,
    problem && words.problems.title,
  );
}

const isOfText = (problem: Problem | undefined): problem is 'text' | 'textLong' =>
  problem === 'text' || problem === 'textLong';

type ReceiptParts = Shown & { found: GuestCase; appeal: AppealRow; hasAddress: boolean };

/** That it arrived, and later the answer: what a second press and the link of the mail lead to from then on. */
export function objectionReceipt(parts: ReceiptParts): PageParts {
  const { appeal, hasAddress, reader } = parts;
  const { received, answered, ...words } = wordsOf(reader);
  const isOpen = appeal.status === 'open';
  const by = day(appeal.answer_by, parts);
  const said = isOpen
    ? html`<p>${received.keep} ${hasAddress ? received.mailed(by) : received.here(by)}</p>
<p>${received.next}</p>`
    : html`<h2>${answered.answer}</h2>
<p><b>${SERVER_DECISIONS(reader.language).outcome[appeal.status === 'granted' ? 'granted' : 'refused']}</b></p>
${paragraphs(appeal.statement ?? '')}
<p>${answered.courts}</p>`;
  return page(
    reader,
    isOpen ? received.title : answered.title,
    html`
<p class="receipt"><span>${received.number}</span> <b>${appealNo(appeal.id)}</b></p>
${said}
<h2>${received.written}</h2>
${paragraphs(appeal.text)}
${decided(parts)}
${ways(reader, words.ways)}`,
  );
}

/** A link that is over, or never was one. */
export function noObjection(reader: Reader, because: 'late' | 'unknown'): PageParts {
  const { late, unknown, ways: all } = wordsOf(reader);
  const [title, text] =
    because === 'late'
      ? [late.title, `${late.text(APPEAL_MONTHS)} ${late.courts}`]
      : [unknown.title, unknown.text];
  return page(reader, title, html`<p class="lead">${text}</p>${ways(reader, all)}`);
}

function decided({ found: { report }, reader }: Shown & { found: GuestCase }): Html {
  const words = wordsOf(reader);
  const { about } = SERVER_DECISIONS(reader.language);
  const decision = decisionText(reader.language, report.outcome ?? 'dismissed', report.measure ?? 'none');
  const rows: [string, string][] = [
    [words.report, reportNo(report.id)],
    [words.about, about[report.target_type]],
    [words.decided, decision],
  ];
  return html`<dl class="about-what">${rows.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}<div><dt>${words.why}</dt><dd lang="" dir="auto">${report.statement ?? ''}</dd></div></dl>`;
}

/** What a person wrote, in a language that nobody has named. */
const paragraphs = (text: string): Html =>
  html`${text.split(/\n+/).map((one) => html`<p lang="" dir="auto">${one}</p>`)}`;

const ways = (reader: Reader, label: string): Html =>
  html`<p><a class="button quiet" href="${reader.to('/sites/imprint')}">${label}</a></p>`;

function page(reader: Reader, title: string, body: Html, said?: string): PageParts {
  return {
    reader,
    title: said === undefined ? title : `${said} · ${title}`,
    head: HIDDEN,
    body: html`
<div class="narrow report"><h1>${title}</h1>${body}</div>`,
  };
}
