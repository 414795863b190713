import { SUBJECT_NAMES, SUBJECTS } from './bundle.ts';
import { type Figure, isFigure, type Measure, median, type Results } from './figures.ts';

type Panel = { title: string; measure: Measure; of: RegExp; aim?: number };

/** `aim`: so many times the bare median may ours take. */
const PANELS: readonly Panel[] = [
  { title: 'Load of 10,000 rows, ms', measure: 'load', of: /^10,000 rows, (rows|JSON)/, aim: 1.2 },
  { title: 'Reload to 30 sorted rows, ms', measure: 'cold-start', of: /painted$/, aim: 1.5 },
  { title: 'Change to repaint, 100,000 rows, ms', measure: 'repaint', of: /^100,000 rows$/ },
  { title: '1,000 durable taps, ms', measure: 'taps', of: /^1,000 taps$/, aim: 1.3 },
  { title: 'Sending one entry, 100 ms round trip, ms', measure: 'drain', of: /^100 ms/ },
  { title: 'Heap with 10,000 rows stored, MiB', measure: 'footprint', of: /^heap/ },
];

const [WIDTH, PANEL, NAME, BAR, ROW, GAP] = [760, 370, 118, 176, 18, 22];

/** A small panel of bars for each measure, shorter is better; readable on light and on dark ground. */
export function chart({ figures, machine }: Results): string {
  const panels = PANELS.map((panel) => drawPanel(panel, figures.filter(isFigure)));
  const heights = [0, 1, 2].map((row) =>
    Math.max(panels[row * 2]?.height ?? 0, panels[row * 2 + 1]?.height ?? 0),
  );
  const top = (row: number) => 34 + heights.slice(0, row).reduce((sum, height) => sum + height + GAP, 0);
  const body = panels.map(
    ({ svg }, at) => `<g transform="translate(${(at % 2) * (WIDTH - PANEL)},${top(at >> 1)})">\n${svg}\n</g>`,
  );
  const height = top(3) + 4;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="Medians of npm run bench:sync; the table beside it holds the same figures">
<style>
text { font: 12px system-ui, sans-serif; fill: #4a4f57 }
.title { font-weight: 600; fill: #1d2126 }
.bar { fill: #aab2bd } .ours { fill: #2f7d4f } .bare { fill: none; stroke: #6b7280; stroke-dasharray: 3 2 }
.aim { stroke: #b4472f; stroke-width: 1.5 }
@media (prefers-color-scheme: dark) {
text { fill: #b9c0ca } .title { fill: #eef1f5 } .bar { fill: #5b6470 } .ours { fill: #5fbf86 } .bare { stroke: #9aa3af } .aim { stroke: #f08a6e }
}
</style>
<text x="0" y="14">Medians at 1×, ${machine.date}. Shorter is better. Dashed: bare IndexedDB, the limit. Red line: what ours is to stay below.</text>
${body.join('\n')}
</svg>
`;
}

/** The same chart with the panels of what was taken again. */
export function redrawn(svg: string, { figures }: Results): string {
  let at = 0;
  return svg.replace(/(<g [^>]*>\n)[\s\S]*?(\n<\/g>)/g, (known, open: string, close: string) => {
    const panel = PANELS[at++];
    const mine = figures.filter(isFigure).filter(({ measure }) => measure === panel?.measure);
    return panel && mine.length > 0 ? `${open}${drawPanel(panel, mine).svg}${close}` : known;
  });
}

function drawPanel(panel: Panel, all: readonly Figure[]): { svg: string; height: number } {
  const found = all.filter(
    ({ measure, of, throttle }) => measure === panel.measure && throttle === 1 && panel.of.test(of),
  );
  const bars = SUBJECTS.flatMap((subject) => {
    // The first case that a subject has: the others take the same row.
    const figure = found.find((one) => one.subject === subject);
    return figure ? [{ subject, value: median(figure.values) }] : [];
  });
  const bare = bars.find(({ subject }) => subject === 'raw')?.value;
  const ours = bars.findIndex(({ subject }) => subject === 'ours');
  const longest = Math.max(...bars.map(({ value }) => value), Number.EPSILON);
  // One that takes a hundred times as long would leave nothing of the others: its bar is cut, and says so.
  const most = Math.min(longest, Math.max(8 * (bare ?? longest), 1.2 * (bars[ours]?.value ?? 0)));
  const rows = bars.map(({ subject, value }, at) => {
    const y = 14 + at * ROW;
    const kind = subject === 'raw' ? 'bare' : subject === 'ours' ? 'ours' : 'bar';
    const length = Math.max(1, Math.min(1, value / most) * BAR).toFixed(1);
    return [
      `<text x="${NAME - 8}" y="${y + 10}" text-anchor="end">${SHORT[subject] ?? SUBJECT_NAMES[subject]}</text>`,
      `<rect class="${kind}" x="${NAME}" y="${y + 1}" width="${length}" height="${ROW - 7}"/>`,
      `<text x="${NAME + Number(length) + 6}" y="${y + 10}">${value > most ? '… ' : ''}${short(value)}</text>`,
    ].join('');
  });
  const aimX = panel.aim && bare ? NAME + ((bare * panel.aim) / most) * BAR : undefined;
  const aim =
    aimX !== undefined && ours >= 0
      ? `<line class="aim" x1="${aimX.toFixed(1)}" x2="${aimX.toFixed(1)}" y1="${12 + ours * ROW}" y2="${26 + ours * ROW}"/>`
      : '';
  return {
    svg: [`<text class="title" x="0" y="4">${panel.title}</text>`, ...rows, aim].filter(Boolean).join('\n'),
    height: 14 + bars.length * ROW,
  };
}

const SHORT: Partial<Record<(typeof SUBJECTS)[number], string>> = {
  raw: 'IndexedDB, bare',
  dexie: 'Dexie',
  rxdb: 'RxDB',
  firestore: 'Firestore',
  tanstack: 'TanStack',
  workbox: 'Workbox',
};

function short(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString('en') : value.toFixed(1);
}
