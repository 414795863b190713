import { addDays, dayOf, MARKET_ZONE } from '../../../../contract/calendar-day.ts';
import { tagOf } from '../../../../contract/languages.ts';
import { PROOF_DAYS } from '../../../../contract/limits.ts';
import { SERVER_TEXTS } from '../../../../locales/server.ts';
import type { Checked } from '../../../domain/proof/find-line.ts';
import { inHalves } from '../../../domain/proof/line.ts';
import { type Html, html } from '../html.ts';
import { type IconName, icon } from '../icon.ts';
import { HIDDEN, type PageParts } from '../page.ts';
import type { Reader } from '../reader.ts';

/** What was typed or scanned; a code that cannot be one is shown as it was typed. */
export type Typed = { no: string; mark: string };

type Parts = {
  /** Undefined: nothing was asked yet. `often`: too many checks came from there. */
  checked: Checked | { kind: 'often' } | undefined;
  typed: Typed;
  reader: Reader;
  now: Date;
};

/** Says whether a line of a proof of applications is genuine, for an office: one sentence decides. */
export function proofPage(parts: Parts): PageParts {
  const { checked, reader } = parts;
  const words = SERVER_TEXTS[reader.language].proof.check;
  const kind = checked?.kind;
  const title =
    kind === 'true'
      ? words.isTrue
      : kind === 'false'
        ? words.isFalse
        : kind === 'ended'
          ? words.isEnded
          : words.ask;
  return {
    reader,
    title,
    head: HIDDEN,
    body: html`
<div class="narrow proof"><p class="kicker">${words.kicker}</p>
<h1 class="verdict${kind === 'true' ? ' good' : kind === 'false' ? ' bad' : ''}">${verdictMark(kind)}<span>${title}</span></h1>
${checked?.kind === 'true' ? genuine(checked, parts) : other(parts)}</div>`,
  };
}

function verdictMark(kind: string | undefined): Html | null {
  if (kind === 'true') return html`<span class="mark">${icon('check')}</span>`;
  return kind === 'false' ? html`<span class="mark">${icon('x')}</span>` : null;
}

function genuine({ line, madeAt }: Extract<Checked, { kind: 'true' }>, { reader, now }: Parts): Html {
  const { check: words, states, title, receipt, forWhom } = SERVER_TEXTS[reader.language].proof;
  const day = (at: string | Date) => dateText(at, reader, { dateStyle: 'long' });
  const instant = (at: Date) => dateText(at, reader, { dateStyle: 'long', timeStyle: 'short' });
  const until = day(addDays(dayOf(madeAt), PROOF_DAYS));
  const fact = (name: string, value: string | Html, own = false) =>
    html`<div><dt>${name}</dt><dd${own && html` lang=""`}>${value}</dd></div>`;
  return html`<p class="lead">${words.trueLead} <span class="soft">${words.checkedAt(instant(now))}</span></p>
<section class="paper"><h2>${title} <span>${inHalves(line.no)}</span></h2><dl>
${fact(forWhom, line.name, true)}${fact(words.arrived, html`${day(line.receivedAt)}, <span class="whole">${receipt(line.receiptNo)}</span>`)}
${fact(words.job, line.title, true)}${fact(words.company, line.companyName, true)}
${fact(words.state(day(line.statusAt)), states[line.status])}${fact(words.issued, instant(madeAt))}</dl></section>
<div class="told">${told('search', words.compareTitle, words.compare)}${told('badge-check', words.provesTitle, words.proves)}${told('eye-off', words.hiddenTitle, words.hidden(until))}</div>
<p><a class="button quiet" href="${reader.to('/proof')}">${words.another}</a></p>`;
}

function other({ checked, typed, reader }: Parts): Html {
  const { check: words } = SERVER_TEXTS[reader.language].proof;
  const kind = checked?.kind;
  const lead =
    kind === 'often'
      ? words.often
      : kind === 'ended'
        ? words.endedLead
        : kind !== 'false'
          ? words.askLead
          : typed.no.length === 8 && typed.mark.length === 8
            ? words.falseLead(inHalves(typed.no))
            : words.falseNoLead;
  return html`<p class="lead">${lead}</p>
${kind === 'false' && html`<dl class="compared"><div><dt>${words.onPaper}</dt><dd class="wrong">${typed.mark === '' ? '–' : inHalves(typed.mark)}</dd></div><div><dt>${words.here}</dt><dd>${words.other}</dd></div></dl>`}
<form class="code" method="get" action="/proof">${languageField(reader)}
<div class="field"><label for="no">${words.number}</label><input id="no" name="no" type="text" required autocomplete="off" autocapitalize="characters" spellcheck="false" maxlength="12" value="${printedCode(typed.no)}" aria-describedby="code-hint"></div>
<div class="field"><label for="mark">${words.mark}</label><input id="mark" name="mark" type="text" required autocomplete="off" autocapitalize="characters" spellcheck="false" maxlength="12" value="${printedCode(typed.mark)}" aria-describedby="code-hint"></div>
<p class="hint" id="code-hint">${words.hint}</p><p><button class="button">${words.submit}</button></p></form>
${kind === 'false' && html`<div class="told">${told('flag', words.askPersonTitle, words.askPerson)}</div>`}`;
}

/** A form that is sent by GET loses what stands in its address: the reader's choices go along as fields. */
function languageField({ here }: Reader): Html {
  const chosen = new URLSearchParams(here().split('?')[1] ?? '');
  return html`${['lang', 'theme'].map((name) => {
    const value = chosen.get(name);
    return value === null ? null : html`<input type="hidden" name="${name}" value="${value}">`;
  })}`;
}

const printedCode = (code: string) => (code.length === 8 ? inHalves(code) : code);

const told = (name: IconName, title: string, text: string) =>
  html`<section>${icon(name)}<div><h2>${title}</h2><p>${text}</p></div></section>`;

function dateText(at: string | Date, { language }: Reader, style: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(tagOf(language), { ...style, timeZone: MARKET_ZONE }).format(new Date(at));
}
