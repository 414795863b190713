import { articleOf } from '../../../contract/article.ts';
import { type Html, html } from './html.ts';

/** A first paragraph of this length opens the text in larger letters. */
const LEAD_MAX = 240;

/** What a company has written, as an article; its language is not known. */
export function article(text: string): Html {
  return html`<div class="prose said" lang="" dir="auto">${articleOf(text).map((block, at) =>
    block.kind === 'list'
      ? html`<ul class="bullets">${block.items.map((item) => html`<li>${item}</li>`)}</ul>`
      : html`<p${at === 0 && block.text.length <= LEAD_MAX && html` class="lead"`}>${block.text}</p>`,
  )}</div>`;
}
