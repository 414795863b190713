import { holds, judge, type Ledger, type Verdict } from './judge.ts';
import type { Played } from './play.ts';
import type { Tap } from './tap.ts';

export type Result = {
  verdict: Verdict;
  /** Tokens that a device holds otherwise than the server, or misses (rule I4). */
  differing: string[];
  longestMs: number;
  medianMs: number;
  /** Rounds that could not be played to their end: a screen did not show what it owes. */
  broke: string[];
  /** What was shown or stored of somebody who had left (rules S1, I6). */
  exposed: string[];
  holds: boolean;
};

/** Judges a run by the server's own tables. */
export function resultOf(played: Played, ledger: Ledger): Result {
  const verdict = judge(played.taps, ledger);
  const held = new Map(played.devices.flatMap((device) => [...device]));
  const differing = played.taps
    .filter(
      ({ token }) => ledger.has(token) !== held.has(token) || ledger.get(token)?.[0]?.seq !== held.get(token),
    )
    .map(({ token }) => token);
  const times = played.reports.map(({ tookMs }) => tookMs).toSorted((a, b) => a - b);
  const broke = played.reports
    .filter((report) => report.broke !== null)
    .map(({ round, kind, broke: why }) => `round ${round} (${kind}): ${why?.split('\n')[0]}`);
  const exposed = played.reports.flatMap((report) =>
    report.exposed.map((what) => `round ${report.round} (${report.kind}): ${what}`),
  );
  return {
    verdict,
    differing,
    longestMs: times.at(-1) ?? 0,
    medianMs: times[Math.floor(times.length / 2)] ?? 0,
    broke,
    exposed,
    holds: holds(verdict) && differing.length === 0 && broke.length === 0 && exposed.length === 0,
  };
}

/** The figures as lines of text. */
export function printed({ reports, met, problems }: Played, result: Result): string[] {
  const { verdict, differing, longestMs, medianMs, broke, exposed } = result;
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
  return [
    `rounds                   ${reports.length}`,
    `taps                     ${verdict.taps}`,
    `called saved             ${verdict.saved}`,
    `sent                     ${verdict.sent}`,
    `lost                     ${told(verdict.lost)}`,
    `doubled                  ${told(verdict.doubled)}`,
    `out of order             ${told(verdict.disordered)}`,
    `refused and visible      ${verdict.refusedAndVisible}`,
    `refused and not shown    ${told(verdict.hidden)}`,
    `told "could not keep"    ${verdict.denials}`,
    `denied, and sent         ${told(verdict.deniedButSent)}`,
    `died before the screen   ${verdict.unsure.kept} kept, ${verdict.unsure.gone} not`,
    `stuck                    ${told(verdict.stuck)}`,
    `device unlike server     ${differing.length === 0 ? 0 : `${differing.length}: ${differing.slice(0, 10).join(' ')}`}`,
    `rounds broken off        ${broke.length}`,
    ...broke.map((why) => `  ${why}`),
    `seen of who has left     ${exposed.length}`,
    ...exposed.map((what) => `  ${what}`),
    `longest time to converge ${seconds(longestMs)} (median ${seconds(medianMs)})`,
    `requests                 ${[...met].map(([fate, count]) => `${count} ${fate}`).join(', ')}`,
    `errors on pages          ${problems.length}`,
    ...[...new Set(problems.map((problem) => problem.split('\n')[0]?.slice(0, 160)))]
      .slice(0, 8)
      .map((line) => `  ${line}`),
  ];
}

function told(taps: readonly Tap[]): string {
  if (taps.length === 0) return '0';
  const named = taps.slice(0, 10).map(({ token, kind, what }) => `${token} ${what} ${kind}`);
  return `${taps.length}: ${named.join(', ')}`;
}
