import { TEXT_MAX } from '../../../contract/limits.ts';

/** What another app has shared with this one: a link to a job of ours, an ad elsewhere, or words to look for. */
export type Shared = { jobId: string } | { link: string; title: string } | { words: string };

const JOB = /\/(?:jobs|pwa)\/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\b/i;
const WORDS_MAX = 200;
const LINK = /https?:\/\/\S+/;

/** Null where nothing was shared. Only links of this origin lead to a job; no other is ever requested. */
export function sharedOf(query: string, origin: string): Shared | null {
  const search = new URLSearchParams(query);
  const parts = ['url', 'text', 'title'].map((name) => search.get(name) ?? '').filter((part) => part.trim());
  if (parts.length === 0) return null;
  for (const part of parts) {
    const at = part.indexOf(`${origin}/`);
    const jobId = at >= 0 && JOB.exec(part.slice(at + origin.length))?.[1];
    // Ids are kept in small letters, and a link may have been written in any.
    if (jobId) return { jobId: jobId.toLowerCase() };
  }
  const link = parts.map((part) => LINK.exec(part)?.[0]).find((found) => found !== undefined);
  if (link !== undefined && link.length <= TEXT_MAX.url && !link.startsWith(`${origin}/`)) {
    const title = textOf(search.get('title') || search.get('text'));
    return { link, title: title.slice(0, TEXT_MAX.title) };
  }
  return { words: textOf(search.get('text') || search.get('title')).slice(0, WORDS_MAX) };
}

/** Words without the links between them. */
function textOf(shared: string | null): string {
  return (shared ?? '')
    .replace(/https?:\/\/\S+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
