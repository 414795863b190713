import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

type Oklch = readonly [lightness: number, chroma: number, hue: number];

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const themes = { light: tokensIn(':root'), dark: tokensIn('.dark') };

/** What text may stand on. */
const SURFACES = ['paper', 'sheet', 'well'];
const TEXTS = ['ink', 'soft', 'faint', 'accent', 'accent-strong', 'success', 'warning', 'danger'];
const PAIRS: [text: string, surface: string][] = [
  ...SURFACES.flatMap((surface) => TEXTS.map((text): [string, string] => [text, surface])),
  ...['accent', 'highlight', 'success', 'warning', 'danger'].flatMap((tint): [string, string][] =>
    ['ink', 'soft', 'faint'].map((text) => [text, `${tint}-wash`]),
  ),
  ['accent', 'accent-wash'],
  ['accent-strong', 'accent-wash'],
  ['success', 'success-wash'],
  ['warning', 'warning-wash'],
  ['danger', 'danger-wash'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  ['on-highlight', 'highlight'],
  ['on-danger', 'danger'],
];
/** What has to be seen, not read. */
const EDGES: [edge: string, surface: string][] = SURFACES.flatMap((surface): [string, string][] => [
  ['edge', surface],
  ['focus', surface],
]);

describe.each(Object.entries(themes))('%s theme', (_, tokens) => {
  test.each(PAIRS)('%s can be read on %s', (text, surface) => {
    expect(contrast(color(tokens, text), color(tokens, surface))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(EDGES)('%s can be seen on %s', (edge, surface) => {
    expect(contrast(color(tokens, edge), color(tokens, surface))).toBeGreaterThanOrEqual(3);
  });

  test('initials can be read on a mark of every hue', () => {
    for (let hue = 0; hue < 360; hue += 15) {
      const mark: Oklch = [number(tokens, 'mark-light'), number(tokens, 'mark-chroma'), hue];
      const person: Oklch = [number(tokens, 'person-light'), number(tokens, 'person-chroma'), hue];
      expect(contrast(color(tokens, 'on-mark'), mark)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(color(tokens, 'on-person'), person)).toBeGreaterThanOrEqual(4.5);
    }
  });
});

test('both themes name the same tokens', () => {
  expect([...themes.dark.keys()].sort()).toEqual([...themes.light.keys()].sort());
});

function tokensIn(selector: string): Map<string, string> {
  const block = new RegExp(`(?:^|\\n)\\s*${selector.replace('.', '\\.')} \\{([^}]*)\\}`).exec(css)?.[1] ?? '';
  return new Map(
    [...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [`${name}`, `${value}`]),
  );
}

function number(tokens: Map<string, string>, name: string): number {
  return Number(tokens.get(name));
}

function color(tokens: Map<string, string>, name: string): Oklch {
  const match = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(tokens.get(name) ?? '');
  if (!match) throw new Error(`--${name} is not one plain oklch(L C H)`);
  return [Number(match[1]), Number(match[2]), Number(match[3])];
}

/** WCAG 2.2 contrast ratio. */
function contrast(a: Oklch, b: Oklch): number {
  const [darker, lighter] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

/** Relative luminance by way of linear sRGB (matrices: Björn Ottosson, oklab). */
function luminance([lightness, chroma, hue]: Oklch): number {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const inGamut = (channel: number) => Math.min(1, Math.max(0, channel));
  const red = inGamut(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
  const green = inGamut(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
  const blue = inGamut(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
