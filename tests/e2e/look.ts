import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { ROOT, type RunningServer } from '../harness/server.ts';
import { untilShown } from './acts.ts';
import { inTurns } from './in-turns.ts';
import { DESK, PHONE } from './person.ts';
import { violationsOn } from './violations.ts';

const FOLDER = join(ROOT, '.screenshots');
const SMALL = { width: 320, height: 640 };
const ALL_LOOKS = [
  { size: 'phone', viewport: PHONE, theme: 'light', language: 'de_DE' },
  { size: 'desk', viewport: DESK, theme: 'dark', language: 'en_US' },
  { size: 'phone', viewport: PHONE, theme: 'dark', language: 'en_US' },
  { size: 'desk', viewport: DESK, theme: 'light', language: 'de_DE' },
  { size: 'small', viewport: SMALL, theme: 'light', language: 'de_DE' },
  { size: 'small', viewport: SMALL, theme: 'dark', language: 'en_US' },
] as const;
/** In turns: every look meets many screens, and every screen one look. */
const inTurn = inTurns();
const looks = () => (process.env.LOOKS === 'all' ? ALL_LOOKS : inTurn(ALL_LOOKS));

/** Opens a path in every look, checks it and takes its picture. */
export type Look = (page: Page, path: string, name: string, prepare?: () => Promise<void>) => Promise<void>;

/** Looks at the screens of one server. */
export function looker(server: () => RunningServer): Look {
  test.beforeAll(() => mkdir(FOLDER, { recursive: true }));
  return (page, path, name, prepare) => lookAt(server().origin, page, { path, name, prepare });
}

async function lookAt(
  origin: string,
  page: Page,
  { path, name, prepare }: { path: string; name: string; prepare?: (() => Promise<void>) | undefined },
): Promise<void> {
  for (const { size, viewport, theme, language } of looks()) {
    await page.setViewportSize(viewport);
    await page.evaluate(
      ([theme, language]) => {
        localStorage.setItem('theme', theme);
        localStorage.setItem('language', language);
      },
      [theme, language] as const,
    );
    await page.goto(origin + path);
    await untilShown(page);
    await prepare?.();
    await page.screenshot({ path: join(FOLDER, `${name}-${size}-${theme}-${language}.png`) });
    expect(await violationsOn(page), `${name}, ${size}, ${theme}, ${language}`).toEqual([]);
  }
}
