import type { StepFigures } from './load.ts';
import type { Kept } from './verify.ts';

/** Slower than this for one call in twenty, people feel it; the step is marked. */
export const P95_LIMIT_MS = 1_000;

const HEAD = [
  'devices',
  'arrivals/s',
  'streams',
  'pulls/s',
  'taps/s',
  'p50 ms',
  'p95 ms',
  'p99 ms',
  '503',
  'other failures',
  'acknowledged',
  'lost',
  'doubled',
  'server CPU',
  'generator CPU',
  'load average',
  '',
];

/** Markdown, a row for each step. CPU in percent of one core. */
export function table(steps: readonly StepFigures[], kept: ReadonlyMap<number, Kept>): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rows = steps.map((figures, step) => {
    const { acknowledged, lost, doubled } = kept.get(step) ?? { acknowledged: 0, lost: 0, doubled: 0 };
    return [
      String(figures.devices),
      figures.arrivalsPerSecond.toFixed(1),
      String(figures.streams),
      figures.pullsPerSecond.toFixed(1),
      figures.tapsPerSecond.toFixed(1),
      ...[figures.p50, figures.p95, figures.p99].map((ms) => ms.toFixed(0)),
      String(figures.failed['503'] ?? 0),
      others(figures),
      ...[acknowledged, lost, doubled].map(String),
      ...[figures.serverCpu, figures.generatorCpu].map((share) => `${(share * 100).toFixed(0)} %`),
      figures.loadAverage.toFixed(1),
      verdict(figures),
    ];
  });
  return [line(HEAD), line(HEAD.map(() => '--:')), ...rows.map(line)].join('\n');
}

/** While it runs. */
export function inShort(figures: StepFigures): string {
  const { pullsPerSecond, tapsPerSecond, p95, failed } = figures;
  return `${pullsPerSecond.toFixed(1)} pulls/s, ${tapsPerSecond.toFixed(1)} taps/s, p95 ${p95.toFixed(0)} ms, failed ${JSON.stringify(failed)}`;
}

function others({ failed, rude }: StepFigures): string {
  const said = Object.entries(failed)
    .filter(([status]) => status !== '503')
    .map(([status, count]) => `${status === '0' ? 'no answer' : status} ${count}`);
  if (rude > 0) said.push(`503 without Retry-After ${rude}`);
  return said.join(', ') || '0';
}

function verdict({ p95, failed }: StepFigures): string {
  if (Object.keys(failed).length > 0) return 'breaks: refuses';
  return p95 > P95_LIMIT_MS ? 'breaks: slow' : 'holds';
}
