import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { TO_APPLY } from '../../contract/first-paints.ts';
import { dropDestination, keepDestination, readDestination, WITHIN } from './destination.ts';

const items = new Map<string, string>();
beforeEach(() => {
  items.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  });
});

it('login.7 a page of the app is kept until somebody goes on from there', () => {
  keepDestination('/pwa/chat?conversation=1');
  expect(readDestination()).toBe('/pwa/chat?conversation=1');
  keepDestination(null);
  expect(readDestination()).toBe('/pwa/chat?conversation=1');
  dropDestination();
  expect(readDestination()).toBeNull();
});

it.each([
  '/pwa',
  '/pwamed',
  'https://evil.example/pwa/x',
  '//evil.example',
  '/pwa//evil.example',
  String.raw`/pwa/\evil.example`,
  'javascript:alert(1)',
  '/login?to=/pwa/x',
])('login.7 %s is no destination, neither given nor found in the store', (to) => {
  keepDestination(to);
  expect(readDestination()).toBeNull();
  items.set('destination', to);
  expect(readDestination()).toBeNull();
});

it('login.7 what runs before the paint, and imports nothing, has the same rules', () => {
  const before = readFileSync(join(import.meta.dirname, '../../public/before-paint.js'), 'utf8');
  expect(before).toContain(`${WITHIN}.test(to)`);
  expect(before).toContain(`${TO_APPLY}.test(goingTo)`);
});
