import { SERVER_TEXTS } from '../../../../locales/server.ts';
import { html } from '../html.ts';
import { HIDDEN, type PageParts } from '../page.ts';
import type { Reader } from '../reader.ts';

type Parts = {
  /** Of the report. */
  no: string;
  mail: string | null;
  /** Path of what was reported. */
  back: string;
  reader: Reader;
};

/** The receipt of a report: its number, where the confirmation went, and what happens now. */
export function reportReceived({ no, mail, back, reader }: Parts): PageParts {
  const { received, afterwards, danger } = SERVER_TEXTS[reader.language].reportPage;
  return {
    reader,
    title: received.title,
    head: HIDDEN,
    body: html`
<div class="narrow report"><h1>${received.title}</h1>
<p class="receipt"><span>${received.number}</span> <b>${no}</b></p>
<p>${received.keep} ${mail === null ? received.unnamed : received.mailed(mail)}</p>
<h2>${afterwards}</h2>
<p>${received.next}</p>
<p class="note">${danger}</p>
<p><a class="button quiet" href="${reader.to(back)}">${received.back}</a></p></div>`,
  };
}
