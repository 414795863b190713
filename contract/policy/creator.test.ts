import { describe, expect, it } from 'vitest';
import { creatorStatus, publicCard, sourceStatus } from '../entities/creator.ts';
import {
  creatorGate,
  isCardPublic,
  mayActivate,
  methodsOf,
  profileUrl,
  type SourceAct,
  stepSource,
} from './creator.ts';

describe('source states (product 4.8)', () => {
  const table: Record<SourceAct, Record<string, string>> = {
    verify: { pending: 'checking', failed: 'checking', expired: 'checking' },
    recheck: { verified: 'verified' },
    found: { checking: 'verified', verified: 'verified', expired: 'verified' },
    missing: { checking: 'failed' },
    expire: { verified: 'expired' },
    'staff-verify': {
      pending: 'verified',
      checking: 'verified',
      verified: 'verified',
      failed: 'verified',
      expired: 'verified',
    },
    'staff-refuse': {
      pending: 'failed',
      checking: 'failed',
      verified: 'failed',
      failed: 'failed',
      expired: 'failed',
    },
  };

  it.each(Object.keys(table) as SourceAct[])('%s leads on from the states of the table only', (act) => {
    for (const status of sourceStatus.options)
      expect(stepSource(act, status), status).toBe(table[act][status]);
  });
});

it('a creator is active with a verified source only, and never while suspended', () => {
  expect(mayActivate('draft', ['pending', 'verified'])).toBe('ok');
  expect(mayActivate('draft', ['pending', 'expired'])).toBe('source_needed');
  expect(mayActivate('paused', [])).toBe('source_needed');
  expect(mayActivate('suspended', ['verified'])).toBe('suspended');
});

it('a link back is a proof where the page is one’s own only', () => {
  expect(methodsOf('website')).toContain('back-link');
  expect(methodsOf('instagram')).not.toContain('back-link');
  expect(methodsOf('x')).not.toContain('oauth');
});

describe('a profile’s address', () => {
  it.each([
    ['youtube', 'https://youtube.com/@jana/', 'https://www.youtube.com/@jana'],
    ['youtube', 'https://m.youtube.com/@jana?si=1#x', 'https://www.youtube.com/@jana'],
    ['x', 'https://twitter.com/jana', 'https://www.x.com/jana'],
    ['website', 'https://jana.example/about/', 'https://jana.example/about'],
    ['youtube', 'https://youtube.com', undefined],
    ['youtube', 'https://youtube.com.evil.example/@jana', undefined],
    ['instagram', 'https://www.tiktok.com/@jana', undefined],
    ['website', 'http://jana.example', undefined],
    ['website', 'https://user:secret@jana.example', undefined],
    ['website', 'https://jana.example:8443/', undefined],
    ['website', 'javascript:alert(1)', undefined],
    ['website', 'not an address', undefined],
  ] as const)('of %s: %s is kept as %s', (platform, text, kept) => {
    expect(profileUrl(platform, text)).toBe(kept);
  });
});

describe('creator.1 L20 who may have a profile', () => {
  const person = { mode: 'user', age: 30, guardian: 'none', creatorGuardian: 'none' } as const;
  it.each([
    [{}, 'ok'],
    [{ age: 14, guardian: 'ok' }, 'too_young'],
    // L9: as long as compulsory schooling lasts, or nobody has said that it is over.
    [{ age: 15, guardian: 'ok' }, 'at_school'],
    [{ age: 16, creatorGuardian: 'ok' }, 'at_school'],
    [{ age: 17, compulsorySchool: 'yes', creatorGuardian: 'ok' }, 'at_school'],
    [{ age: 15, compulsorySchool: 'done', guardian: 'pending' }, 'guardian'],
    [{ age: 15, compulsorySchool: 'done', guardian: 'ok' }, 'guardian'],
    [{ age: 15, compulsorySchool: 'done', guardian: 'ok', creatorGuardian: 'ok' }, 'ok'],
    [{ age: 15, compulsorySchool: 'done', guardian: 'pending', creatorGuardian: 'ok' }, 'guardian'],
    [{ age: 17 }, 'guardian'],
    [{ age: 17, creatorGuardian: 'pending' }, 'guardian'],
    [{ age: 17, creatorGuardian: 'ok' }, 'ok'],
    [{ age: 18 }, 'ok'],
    [{ mode: 'company' }, 'not_a_person'],
  ] as const)('%j: %s', (more, gate) => {
    expect(creatorGate({ ...person, ...more })).toBe(gate);
  });
});

it('creator.10 a card is public in one case of all: active, of age, and opened by its owner', () => {
  const all = creatorStatus.options.flatMap((status) =>
    publicCard.options.flatMap((card) => [true, false].map((adult) => ({ status, card, adult }))),
  );
  expect(all.filter(isCardPublic)).toEqual([
    { status: 'active', card: 'link', adult: true },
    { status: 'active', card: 'listed', adult: true },
  ]);
});
