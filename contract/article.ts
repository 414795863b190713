/** A part of a text as it is set: a paragraph, or a list somebody has typed with dashes or dots. */
export type Block = { kind: 'text'; text: string } | { kind: 'list'; items: string[] };

const ITEM = /^\s*(?:[-–—•*·]|\d{1,2}[.)])\s+(.+)$/;

/**
 * A plain text as an article: empty lines part paragraphs, lines that begin with a dash or a dot become a list.
 * Single line breaks inside a paragraph stay.
 */
export function articleOf(text: string): Block[] {
  const blocks: Block[] = [];
  let lines: string[] = [];
  const endText = () => {
    if (lines.length > 0) blocks.push({ kind: 'text', text: lines.join('\n') });
    lines = [];
  };
  for (const line of text.replace(/\r\n?/g, '\n').split('\n')) {
    const item = ITEM.exec(line)?.[1]?.trim();
    const last = blocks.at(-1);
    if (item && lines.length === 0 && last?.kind === 'list') last.items.push(item);
    else if (item) {
      endText();
      blocks.push({ kind: 'list', items: [item] });
    } else if (line.trim() === '') endText();
    else lines.push(line.trim());
  }
  endText();
  return blocks;
}
