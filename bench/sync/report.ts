import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SUBJECT_NAMES, SUBJECTS } from './bundle.ts';
import { chart, redrawn } from './chart.ts';
import {
  type Cannot,
  type Figure,
  isFigure,
  MEASURES,
  type Measure,
  median,
  type Results,
} from './figures.ts';

const TITLES: Record<Measure, string> = {
  load: 'Rows loaded into an empty store',
  'cold-start': 'Reload to the first 30 rows, newest first',
  repaint: 'One changed row to the repainted list of the first 30',
  taps: 'Taps one after the other, each durably stored',
  'taps-in-load': 'A tap while 10,000 rows come, durably stored',
  drain: 'Sending what waits (8 lanes of messages), milliseconds an entry',
  replay: 'A pull while entries wait that read what it brings',
  footprint: 'Memory, disk and code',
};

/** A figure as a line of the running output. */
export function line(figure: Figure | Cannot): string {
  if (!isFigure(figure)) return `  ${figure.subject.padEnd(10)} ${figure.of}: cannot, ${figure.cannot}`;
  const { subject, of, throttle, values, unit, longestTask } = figure;
  const task = longestTask === undefined ? '' : `  longest task ${taskOf(longestTask)}`;
  return `  ${subject.padEnd(10)} ${throttle}×  ${of}: ${spread(values)} ${unit}${task}`;
}

/** All tables as Markdown. */
export function report({ machine, figures }: Results): string {
  const { packages } = machine;
  const head = [
    `Taken on ${machine.date}: ${machine.cpu}, ${machine.cores} cores, ${machine.memoryGiB} GiB, load average ${machine.load}, ${machine.system}, Node ${machine.node}, Chromium ${machine.chromium}${machine.quick ? '; a quick run' : ''}. Rows: made from ${machine.rows}.`,
    `Versions: ${Object.entries(packages)
      .map(([name, version]) => `${name} ${version}`)
      .join(', ')}.`,
    'Cells: median (smallest–largest) of the repetitions counted in the last column but one, and how many times bare IndexedDB that is: the median over pairs that were taken one right after the other. 1× and 6×: CPU throttle of the page.',
  ].join('\n\n');
  const tables = MEASURES.filter((measure) => figures.some((figure) => figure.measure === measure)).map(
    (measure) =>
      table(
        measure,
        figures.filter((figure) => figure.measure === measure),
      ),
  );
  return [head, ...tables].join('\n\n');
}

function table(measure: Measure, all: readonly (Figure | Cannot)[]): string {
  const figures = all.filter(isFigure);
  const withTasks = figures.some(({ longestTask }) => longestTask !== undefined);
  const head = [
    '',
    '',
    '1×',
    '÷ bare',
    '6×',
    '÷ bare',
    ...(withTasks ? ['longest task 1× / 6×'] : []),
    'n',
    '',
  ];
  const rows: string[][] = [];
  for (const of of [...new Set(figures.map((figure) => figure.of))]) {
    for (const subject of SUBJECTS) {
      const mine = figures.filter((figure) => figure.of === of && figure.subject === subject);
      if (mine.length === 0) continue;
      const at = (throttle: number) => mine.find((figure) => figure.throttle === throttle);
      const bare = (throttle: number) =>
        figures.find((f) => f.of === of && f.subject === 'raw' && f.throttle === throttle);
      const cells = [1, 6].flatMap((throttle) => {
        const figure = at(throttle);
        if (!figure) return ['', ''];
        const limit = bare(throttle);
        const ratio = limit && subject !== 'raw' ? ratioTo(figure.values, limit.values).toFixed(2) : '';
        return [`${spread(figure.values)} ${figure.unit}`, ratio];
      });
      const counts = [...new Set(mine.map(({ values }) => values.length))].join(' / ');
      const tasks = [1, 6].map((throttle) => {
        const figure = at(throttle);
        return figure?.longestTask === undefined ? '–' : taskOf(figure.longestTask);
      });
      rows.push([
        of,
        SUBJECT_NAMES[subject],
        ...cells,
        ...(withTasks ? [tasks.join(' / ')] : []),
        counts,
        mine[0]?.note ?? '',
      ]);
    }
  }
  const cannot = all
    .filter((figure): figure is Cannot => !isFigure(figure))
    .map(
      (figure) =>
        `- ${SUBJECT_NAMES[figure.subject]}${figure.of ? `, ${figure.of}` : ''}: cannot. ${figure.cannot}`,
    );
  return [
    `### ${TITLES[measure]}`,
    [head, head.map((_, at) => (at < 2 ? '---' : '--:')), ...rows]
      .map((cells) => `| ${cells.join(' | ')} |`)
      .join('\n'),
    ...(cannot.length > 0 ? [[...new Set(cannot)].join('\n')] : []),
  ].join('\n\n');
}

/** Repetition by repetition, since they took turns; between medians where their numbers differ. */
function ratioTo(values: readonly number[], limit: readonly number[]): number {
  if (values.length !== limit.length) return median(values) / median(limit);
  return median(values.map((value, at) => value / (limit[at] as number)));
}

function spread(values: readonly number[]): string {
  const middle = number(median(values));
  if (values.length === 1) return middle;
  return `${middle} (${number(Math.min(...values))}–${number(Math.max(...values))})`;
}

function taskOf(ms: number): string {
  return ms === 0 ? '< 50 ms' : `${number(ms)} ms`;
}

function number(value: number): string {
  if (value >= 100) return Math.round(value).toLocaleString('en');
  return value.toFixed(value >= 10 ? 1 : 2);
}

const README = join(import.meta.dirname, '../README.md');
const SVG = join(import.meta.dirname, '../sync.svg');

/**
 * Puts the tables between the markers of the README, and the chart beside it. Where only some measures were taken, the
 * others stay as they are, and these say when they were.
 */
export async function writeReport(results: Results): Promise<void> {
  const taken = MEASURES.filter((measure) => results.figures.some((figure) => figure.measure === measure));
  if (taken.length === MEASURES.length) {
    await putBetween('sync', report(results));
    return writeFile(SVG, chart(results));
  }
  const { date, load } = results.machine;
  let readme = await readFile(README, 'utf8');
  for (const measure of taken) {
    const figures = results.figures.filter((figure) => figure.measure === measure);
    const [title, ...rest] = table(measure, figures).split('\n\n');
    const block = [title, `Taken again on ${date}, load average ${load}.`, ...rest].join('\n\n');
    const from = readme.indexOf(`### ${TITLES[measure]}\n`);
    const to = readme.slice(from + 4).search(/^(### |<!-- )/m) + from + 4;
    if (from < 0) throw new Error(`the README has no table of ${measure}`);
    readme = `${readme.slice(0, from)}${block}\n\n${readme.slice(to)}`;
  }
  await writeFile(README, readme);
  await writeFile(SVG, redrawn(await readFile(SVG, 'utf8'), results));
}

/** Replaces what stands between `<!-- name -->` and `<!-- /name -->` in the README. */
export async function putBetween(name: string, text: string): Promise<void> {
  const [open, close] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const readme = await readFile(README, 'utf8');
  const [from, to] = [readme.indexOf(open), readme.indexOf(close)];
  if (from < 0 || to < 0) throw new Error(`the README has no markers for ${name}`);
  await writeFile(README, `${readme.slice(0, from + open.length)}\n\n${text}\n\n${readme.slice(to)}`);
}
