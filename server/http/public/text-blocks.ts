import type { Block, Span } from '../../../contract/entities/webpage.ts';
import { type Html, html } from './html.ts';

/** What search engines show of a description. */
const LINE_MAX = 160;

/** Blocks of a page of text, with the anchors that the app gives them (src/features/content/page-blocks.tsx). */
export function textBlocks(blocks: readonly Block[]): Html {
  return html`${blocks.map((block, at) => textBlock(block, `part-${at + 1}`))}`;
}

/** The first words of a text, for where only a line of it is shown. */
export function beginningOf(blocks: readonly Block[]): string {
  const first = blocks.find((block) => block.type === 'note' || block.type === 'paragraph');
  const text = first?.spans.map((one) => one.text).join('') ?? '';
  return text.length > LINE_MAX ? `${text.slice(0, LINE_MAX).replace(/\s+\S*$/, '')} …` : text;
}

function textBlock(block: Block, anchor: string): Html {
  switch (block.type) {
    case 'heading':
      return block.level === 2
        ? html`<h2 id="${anchor}">${block.text}</h2>`
        : html`<h3 id="${anchor}">${block.text}</h3>`;
    case 'paragraph':
      return html`<p>${spansOf(block.spans)}</p>`;
    case 'note':
      return html`<p class="note">${spansOf(block.spans)}</p>`;
    case 'list': {
      const items = block.items.map((item) => html`<li>${spansOf(item)}</li>`);
      return block.ordered ? html`<ol>${items}</ol>` : html`<ul class="bullets">${items}</ul>`;
    }
    case 'table':
      return tableOf(block.head, block.rows);
  }
}

const spansOf = (spans: readonly Span[]) =>
  spans.map(({ text, href }) => (href === undefined ? text : html`<a href="${href}">${text}</a>`));

/** More columns than a phone has room for stand below each other there, each cell behind the name of its column. */
const COLUMNS_ON_PHONES = 3;

/** A wide table is moved sideways by itself, also with the keyboard. */
function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): Html {
  const table = html`<thead><tr>${head.map((cell) => html`<th scope="col">${cell}</th>`)}</tr></thead><tbody>${rows.map(
    (row) =>
      html`<tr>${row.map((cell, column) => html`<td data-column="${head[column] ?? ''}">${cell}</td>`)}</tr>`,
  )}</tbody>`;
  const stacks = head.length > COLUMNS_ON_PHONES;
  return html`<div class="sideways" role="region" tabindex="0" aria-label="${head.join(', ')}">${
    stacks ? html`<table class="stacked-table">${table}</table>` : html`<table>${table}</table>`
  }</div>`;
}
