import sharp from 'sharp';
import { hueOf, initialsOf } from '../../../../contract/name-mark.ts';
import { COLOURS, markOf, washOf } from './colours.ts';
import { cutTo, drawable, drawText, type Weight, widthOf, wrapped } from './letters.ts';

/** What link previews of all kinds show whole. */
export const SIZE = { width: 1200, height: 630 } as const;
const MARGIN = 72;
const WITHIN = SIZE.width - 2 * MARGIN;

/** What the picture of a link says. */
export type Preview = {
  title: string;
  /** Who offers it, where, and whether that company was checked. */
  company?: { name: string; place: string | null; verified: boolean };
  pay?: { sum: string; per: string } | null;
  /** Beside the state line at the lower edge. */
  foot: string;
  /** Where it is to be found. */
  host: string;
};

/** A PNG that says what a page is about, in the product's font and colours. Texts that are too long are cut. */
export async function drawPreview(preview: Preview): Promise<Buffer> {
  return sharp(Buffer.from(svgOf(preview)))
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
}

/** The picture as SVG, whose texts are outlines. */
export function svgOf(preview: Preview): string {
  const { company, pay, foot, host } = preview;
  const hue = company ? hueOf(company.name) : 214;
  const parts = [
    `<rect width="${SIZE.width}" height="${SIZE.height}" fill="${COLOURS.paper}"/>`,
    `<path d="M0 ${SIZE.height}V566c150-34 240-14 400-4s300-48 480-28 200 30 320 4v92Z" fill="${washOf(hue)}"/>`,
    logo(),
    company ? mark(company.name, hue) : '',
    titleAndBelow(preview),
    pay ? payLine(pay) : '',
    footLine(drawable(foot), drawable(host)),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}" viewBox="0 0 ${SIZE.width} ${SIZE.height}">${parts.join('')}</svg>`;
}

function logo(): string {
  const paths =
    '<rect width="32" height="32" rx="9" fill="ACCENT"/><path fill="PAPER" d="M6.2 15.2v7.5a2.4 2.4 0 0 0 2.4 2.4h14.8a2.4 2.4 0 0 0 2.4-2.4v-10.1l-10.2 9.25a1.9 1.9 0 0 1-2.6-.05Z"/><path fill="none" stroke="PAPER" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round" d="M7.1 10 14.35 16.95 26 6.4"/>';
  const coloured = paths.replaceAll('ACCENT', COLOURS.accent).replaceAll('PAPER', COLOURS.sheet);
  return `<g transform="translate(${MARGIN} 56) scale(1.75)">${coloured}</g>${drawText('Zusage', { x: MARGIN + 76, y: 98, size: 42, weight: 'bold', fill: COLOURS.ink })}`;
}

/** The face of the company, at the upper right. */
function mark(name: string, hue: number): string {
  const [size, x] = [96, SIZE.width - MARGIN - 96];
  const initials = drawable(initialsOf(name));
  const at = x + (size - widthOf(initials, 40, 'bold')) / 2;
  return `<rect x="${x}" y="44" width="${size}" height="${size}" rx="24" fill="${markOf(hue)}"/>${drawText(initials, { x: at, y: 106, size: 40, weight: 'bold', fill: COLOURS.sheet })}`;
}

/** The largest size at which the whole title stands in its lines; the smallest is cut. */
const TITLES = [
  { size: 118, lines: 1 },
  { size: 84, lines: 2 },
  { size: 70, lines: 2 },
  { size: 58, lines: 3 },
  { size: 48, lines: 3 },
] as const;

function titleAndBelow({ title, company, pay }: Preview): string {
  const text = drawable(title);
  const { size, lines } = setTitle(text);
  const step = size * 1.1;
  // What lies below the title has its place; the title stands in the middle of what is left.
  const below = (company ? 64 : 0) + (pay ? 90 : 0);
  const space = 506 - 168 - below;
  const top = 168 + Math.max(0, (space - lines.length * step) / 2) + size * 0.8;
  const drawn = lines.map((line, at) =>
    drawText(line, { x: MARGIN, y: Math.round(top + at * step), size, weight: 'bold', fill: COLOURS.ink }),
  );
  const companyY = Math.round(top + (lines.length - 1) * step + 66);
  return drawn.join('') + (company ? companyLine(company, companyY) : '');
}

function setTitle(text: string): { size: number; lines: string[] } {
  for (const { size, lines: most } of TITLES) {
    const lines = wrapped(text, WITHIN, size, 'bold');
    if (lines.length <= most && !lines.some((line) => line.endsWith('-') && !text.includes(line)))
      return { size, lines };
  }
  const { size, lines: most } = TITLES[TITLES.length - 1] as (typeof TITLES)[number];
  const lines = wrapped(text, WITHIN, size, 'bold');
  if (lines.length <= most) return { size, lines };
  const rest = lines.slice(most - 1).join(' ');
  return { size, lines: [...lines.slice(0, most - 1), cutTo(rest, WITHIN, size, 'bold')] };
}

function companyLine({ name, place, verified }: NonNullable<Preview['company']>, y: number): string {
  const size = 36;
  const where = place ? drawable(` · ${place}`) : '';
  const shownWhere = where === '' ? '' : ` ${cutTo(where, WITHIN * 0.45, size, 'regular')}`;
  const badge = verified ? 44 : 0;
  const whereWidth = shownWhere === '' ? 0 : widthOf(shownWhere, size, 'regular');
  const who = cutTo(drawable(name), WITHIN - badge - whereWidth, size, 'bold');
  const after = MARGIN + widthOf(who, size, 'bold');
  return [
    drawText(who, { x: MARGIN, y, size, weight: 'bold', fill: COLOURS.ink }),
    verified ? badgeAt(after + 10, y - 29) : '',
    drawText(shownWhere, { x: after + badge, y, size, weight: 'regular', fill: COLOURS.soft }),
  ].join('');
}

function badgeAt(x: number, y: number): string {
  return `<g transform="translate(${x} ${y}) scale(1.4)" fill="none" stroke="${COLOURS.accent}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M3.85 8.62a4 4 0 0 1 4.78-4.77 4 4 0 0 1 6.74 0 4 4 0 0 1 4.78 4.78 4 4 0 0 1 0 6.74 4 4 0 0 1-4.77 4.78 4 4 0 0 1-6.75 0 4 4 0 0 1-4.78-4.77 4 4 0 0 1 0-6.76Z"/><path d="m16 9-5.5 5.5L8 12"/></g>`;
}

function payLine({ sum, per }: NonNullable<Preview['pay']>): string {
  const y = 506;
  const what = cutTo(drawable(sum), WITHIN * 0.75, 60, 'bold');
  const x = MARGIN + widthOf(what, 60, 'bold') + 14;
  return (
    drawText(what, { x: MARGIN, y, size: 60, weight: 'bold', fill: COLOURS.accent }) +
    drawText(cutTo(drawable(`/ ${per}`), SIZE.width - MARGIN - x, 36, 'regular'), at(x, y, 36, 'regular'))
  );
}

/** The state line, from an application to its answer. */
function footLine(foot: string, host: string): string {
  const y = 590;
  const hostWidth = widthOf(host, 28, 'bold');
  const shown = cutTo(foot, WITHIN - hostWidth - 150, 30, 'regular');
  return [
    `<circle cx="${MARGIN + 8}" cy="${y - 10}" r="8" fill="${COLOURS.accent}"/><path d="M${MARGIN + 22} ${y - 10}h36" stroke="${COLOURS.accent}" stroke-width="3"/><circle cx="${MARGIN + 82}" cy="${y - 10}" r="18" fill="${COLOURS.success}"/><path d="m${MARGIN + 74} ${y - 9} 5.5 5.5 11-11.5" fill="none" stroke="${COLOURS.sheet}" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"/>`,
    drawText(shown, { x: MARGIN + 116, y, size: 30, weight: 'regular', fill: COLOURS.ink }),
    drawText(host, { x: SIZE.width - MARGIN - hostWidth, y, size: 28, weight: 'bold', fill: COLOURS.ink }),
  ].join('');
}

const at = (x: number, y: number, size: number, weight: Weight) => ({
  x,
  y,
  size,
  weight,
  fill: COLOURS.soft,
});
