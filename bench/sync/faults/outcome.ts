import { WIRE_SHARES } from './script.ts';

/** How a subject came through the script. */
export type Outcome = {
  subject: string;
  name: string;
  entries: number;
  /** Taps of which the page was told that they are kept. */
  saved: number;
  /** Taps of which the page was told that they are not. */
  refused: number;
  /** Saved, without effect, and nowhere any more. */
  lost: number;
  /** More than one effect. */
  doubled: number;
  /** Still waiting long after all faults had ended. */
  stuck: number;
  /** Stopped where the person sees it. */
  stopped: number;
  requests: number;
  keySent: boolean;
  /** Rounds by what happened in them. */
  struck: Record<string, number>;
  settleMs: number;
  seconds: number;
};

/** The table of the README. */
export function faultReport(outcomes: readonly Outcome[], of: { date: string; seed: number }): string {
  const per = (count: number, { saved }: Outcome) =>
    count === 0 ? '0' : Math.round((count / saved) * 10_000).toLocaleString('en');
  const head = [
    '',
    'saved',
    'lost per 10,000',
    'doubled per 10,000',
    'stuck per 10,000',
    'stopped visibly',
    'page told "not saved"',
    'key sent',
    'requests',
    'quiet after',
  ];
  const rows = outcomes.map((outcome) => [
    outcome.name,
    outcome.saved.toLocaleString('en'),
    per(outcome.lost, outcome),
    per(outcome.doubled, outcome),
    per(outcome.stuck, outcome),
    String(outcome.stopped),
    String(outcome.refused),
    outcome.keySent ? 'yes' : 'no',
    outcome.requests.toLocaleString('en'),
    `${(outcome.settleMs / 1000).toFixed(1)} s`,
  ]);
  const entries = [...new Set(outcomes.map((outcome) => outcome.entries.toLocaleString('en')))].join(' / ');
  const struck = Object.entries(outcomes[0]?.struck ?? {})
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');
  const wire = WIRE_SHARES.map(([name, share]) => `${name} ${Math.round(share * 100)} %`).join(', ');
  return [
    `Taken on ${of.date}, seed ${of.seed}, ${entries} taps each, in rounds of 20. Of the requests: ${wire}. Rounds: ${struck}.`,
    [head, head.map((_, at) => (at === 0 ? '---' : '--:')), ...rows]
      .map((cells) => `| ${cells.join(' | ')} |`)
      .join('\n'),
  ].join('\n\n');
}
