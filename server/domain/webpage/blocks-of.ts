import type { Block, Span } from '../../../contract/entities/webpage.ts';

/**
 * Blocks of a text with few marks, one block a paragraph: `## ` and `### ` headings, `- ` and `1. ` lists, `> ` notes,
 * `| a | b |` tables whose first line is their head, and `[text](address)` links. Everything else is text as it stands.
 */
export function blocksOf(text: string): Block[] {
  return text
    .replace(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(blockOf);
}

function blockOf(part: string): Block {
  const heading = /^(#{2,3}) +(.+)$/s.exec(part);
  if (heading)
    return { type: 'heading', level: heading[1] === '##' ? 2 : 3, text: oneLine(heading[2] as string) };
  if (part.startsWith('> ')) return { type: 'note', spans: spansOf(part.replace(/^> ?/gm, '')) };
  if (part.startsWith('- ')) return { type: 'list', ordered: false, items: itemsOf(part, /^- +/m) };
  if (part.startsWith('1. ')) return { type: 'list', ordered: true, items: itemsOf(part, /^\d+\. +/m) };
  if (part.startsWith('|')) return tableOf(part);
  return { type: 'paragraph', spans: spansOf(part) };
}

/** An item may continue over several lines. */
function itemsOf(part: string, mark: RegExp): Span[][] {
  return part
    .split(new RegExp(mark.source, 'gm'))
    .filter((item) => item.trim() !== '')
    .map((item) => spansOf(item));
}

function tableOf(part: string): Block {
  const lines = part.split('\n').map((line) =>
    line
      .trim()
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => cell.trim()),
  );
  const [head = [], ...rows] = lines.filter((cells) => !cells.every((cell) => /^-+$/.test(cell)));
  return { type: 'table', head, rows };
}

function spansOf(text: string): Span[] {
  const spans: Span[] = [];
  let rest = oneLine(text);
  for (;;) {
    const link = /\[([^\]]+)\]\(([^)\s]+)\)/.exec(rest);
    if (link === null) break;
    if (link.index > 0) spans.push({ text: rest.slice(0, link.index) });
    spans.push({ text: link[1] as string, href: link[2] as string });
    rest = rest.slice(link.index + link[0].length);
  }
  if (rest !== '') spans.push({ text: rest });
  return spans;
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
