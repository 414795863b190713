/** What another app has shared with this one: a link to a job of ours, or words to look for. */
export type Shared = { jobId: string } | { words: string };

const JOB = /\/(?:jobs|pwa)\/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\b/i;
const WORDS_MAX = 200;

/** Null where nothing was shared. Only links of this origin lead to a job; any other is not even looked for. */
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
  const words = (search.get('text') || search.get('title') || '').replace(/https?:\/\/\S+/g, ' ');
  return { words: words.replace(/\s+/g, ' ').trim().slice(0, WORDS_MAX) };
}
