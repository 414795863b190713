import type { FoundJob } from '../../../../contract/entities/search.ts';

/** Jobs whose title, company or place has every word. */
export function matching(jobs: readonly FoundJob[], words: string): FoundJob[] {
  const wanted = folded(words).split(/\s+/).filter(Boolean);
  return jobs.filter(({ title, companyName, location }) => {
    const text = folded([title, companyName, location?.label].join(' '));
    return wanted.every((word) => text.includes(word));
  });
}

/** Case and accents do not matter. */
function folded(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}
