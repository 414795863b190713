import { readFeed } from './read-feed.ts';
import { hasJsonLd, postingsIn, postingTable, tableOfJson } from './read-postings.ts';
import { readTableText, type Table, UnreadableTable } from './read-table.ts';
import { UnreadableFile } from './unreadable-file.ts';

/** A file, or what was pasted, in bytes; a table of more rows is imported in parts. */
export const FILE_MOST = 10 * 1024 * 1024;
export const ROWS_MOST = 500;

/**
 * The table of ads that a text holds: JSON-LD, a page with it, a feed in XML, or a table. The server reads strangers' feeds
 * with it: its time grows with the text and not faster. @throws UnreadableFile
 */
export function readAdTable(text: string): Table {
  if (text.length > FILE_MOST) throw new UnreadableFile('too_large');
  const start = text.replace(/^\uFEFF/, '').trimStart();
  if (start === '') throw new UnreadableFile('no_rows');
  return asTable(() => {
    if (/^[[{]/.test(start)) return tableOfJson(start, ROWS_MOST);
    if (/^<(?!\?xml|rss|feed|source|jobs)/i.test(start) || hasJsonLd(start))
      return postingTable(postingsIn(start));
    return start.startsWith('<') ? readFeed(start, ROWS_MOST) : readTableText(text, ROWS_MOST);
  });
}

/** Bounds what was read; all that cannot be read is of one kind. @throws UnreadableFile */
export function asTable(read: () => Table): Table {
  try {
    const table = read();
    if (table.rows.length > ROWS_MOST) throw new UnreadableFile('too_many_rows');
    return table;
  } catch (error) {
    if (!(error instanceof UnreadableTable)) throw error;
    throw new UnreadableFile(error.code, error.line);
  }
}
