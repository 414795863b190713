import { describe, expect, it } from 'vitest';
import type { Platform } from '../../../../contract/entities/campaign.ts';
import { intentFor, offeredMethods, sourceArgs, sourceProblems } from './source-form.ts';

const form = (platform: Platform, url: string) => ({ platform, url, method: 'bio-code' as const });
const problems = (platform: Platform, url: string) =>
  sourceProblems(form(platform, url)).map(({ code }) => code);

describe('creator.3 the link of a page', () => {
  it.each([
    ['youtube', 'youtube.com/@jana', []],
    ['youtube', 'http://m.youtube.com/@jana', []],
    ['youtube', 'https://www.youtube.com', ['not_a_profile']],
    ['youtube', 'https://instagram.com/jana', ['not_a_profile']],
    ['website', 'jana.example', []],
    ['website', 'jana', ['not_a_profile']],
    ['podcast', `https://jana.example/${'x'.repeat(300)}`, ['too_big']],
    ['x', '', ['missing', 'not_a_profile']],
    ['tiktok', 'mailto:jana@example.org', ['not_a_profile']],
  ] as [Platform, string, string[]][])('%s %s: %j', (platform, url, told) => {
    expect(problems(platform, url)).toEqual(told);
  });

  it('is sent whole, whatever was left out', () => {
    expect(sourceArgs(form('website', ' jana.example/blog ')).url).toBe('https://jana.example/blog');
  });
});

describe('creator.3 the ways to prove it', () => {
  it('signing in is one only where it is set up', () => {
    expect(offeredMethods('youtube', [])).toEqual(['bio-code']);
    expect(offeredMethods('youtube', ['youtube'])).toEqual(['bio-code', 'oauth']);
    expect(offeredMethods('website', ['youtube'])).toEqual(['bio-code', 'back-link']);
  });

  it('a second tap is the same intent, another page another one', () => {
    let made = 0;
    const newId = () => `id-${++made}`;
    const once = intentFor(form('youtube', 'youtube.com/@jana'), null, newId);
    expect(intentFor(form('youtube', ' https://youtube.com/@jana'), once, newId)).toBe(once);
    expect(intentFor(form('youtube', 'youtube.com/@mia'), once, newId).key).not.toBe(once.key);
  });
});
