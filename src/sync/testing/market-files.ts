import { createHash } from 'node:crypto';
import type { Job } from '../../../contract/entities/job.ts';
import { type Cell, partsAround, WHOLE_MARKET } from '../../../contract/market-cell.ts';
import type { MarketCell, MarketLine, MarketManifest } from '../../../contract/market-files.ts';
import type { Bytes } from '../wire/body.ts';
import type { MarketFiles } from '../wire/market-files.ts';
import type { Outcome } from '../wire/outcome.ts';
import { START } from './engine.ts';

/** For the tests of this folder: the market's files, written by hand, and faults of their way. */

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
const none: Outcome<never> = { kind: 'none', reason: 'cut' };
const unknown: Outcome<never> = { kind: 'failure', failure: { status: 404, code: 'not_found', message: '' } };

/** `cut`: breaks after half of its bytes · `short`: ends there · `other`: one letter is another · `missing` */
export type FileFault = 'cut' | 'short' | 'other' | 'missing';

export function marketFiles({ bucket = 'market', epoch = 'e0' } = {}) {
  const texts = new Map<string, string>();
  const cells = new Map<Cell, MarketCell>();
  const state = { run: 0, bucket, epoch, at: new Date(START).toISOString() };
  const log: string[] = [];
  const faults = new Map<string, FileFault[]>();
  const gates = new Map<string, Promise<unknown>>();
  let old: MarketManifest | undefined;
  let isAway = false;

  const put = (lines: readonly MarketLine[]) => {
    const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
    const hash = hashOf(text);
    texts.set(hash, text);
    return { hash, rows: lines.length, bytes: text.length };
  };
  const manifest = (): MarketManifest => structuredClone({ ...state, cells: [...cells.values()] });

  async function* bytesOf(hash: string, text: string, fault: FileFault | undefined): Bytes {
    const bytes = new TextEncoder().encode(fault === 'other' ? text.replace('Bäcker', 'Wecker') : text);
    const half = Math.floor(bytes.length / 2);
    const piece = Math.ceil(bytes.length / 2);
    for (let at = 0; at < bytes.length; at += piece) {
      if (fault && fault !== 'other' && at >= half) {
        if (fault === 'cut') throw new Error('the line is cut');
        return;
      }
      yield bytes.slice(at, at + piece);
      if (at === 0) await gates.get(hash);
    }
  }

  const port: MarketFiles = {
    readManifest: async (of, parts) => {
      log.push(parts ? `manifest ${of} ${parts}` : `manifest ${of}`);
      if (isAway) return none;
      const all = old ?? manifest();
      const isAsked = ({ cell }: MarketCell) =>
        !parts || [...partsAround(cell), cell].some((one) => parts.includes(one));
      return { kind: 'answer', data: { ...all, cells: all.cells.filter(isAsked) }, changes: [] };
    },
    readSegment: async (hash, { reload }) => {
      const text = texts.get(hash);
      log.push(`${names.get(hash) ?? 'file'}${reload ? ' reload' : ''}`);
      const fault = faults.get(hash)?.shift();
      if (text === undefined || fault === 'missing') return unknown;
      return { kind: 'answer', data: bytesOf(hash, text, fault), changes: [] };
    },
  };
  const names = new Map<string, string>();
  return {
    port,
    digest: async (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex'),
    state,
    log,
    manifest,
    /** The base of a part, as of a run of its own. */
    base: (jobs: readonly Job[], cell: Cell = WHOLE_MARKET): string => {
      state.run += 1;
      const file = put(jobs);
      cells.set(cell, {
        cell,
        rows: jobs.length,
        base: { ...file, to: state.run },
        deltas: cells.get(cell)?.deltas ?? [],
      });
      names.set(file.hash, `base ${cell}`);
      return file.hash;
    },
    /** What changed in parts in a run. */
    delta: (changed: Record<Cell, readonly MarketLine[]>): void => {
      state.run += 1;
      for (const [cell, lines] of Object.entries(changed)) {
        const of = cells.get(cell) as MarketCell;
        const file = put(lines);
        const from = of.deltas.at(-1)?.to ?? of.base.to;
        of.deltas.push({ ...file, from, to: state.run });
        names.set(file.hash, `delta ${cell} ${state.run}`);
      }
    },
    /** Forgets the deltas up to a run. */
    forget: (cell: Cell, to: number): void => {
      const of = cells.get(cell) as MarketCell;
      of.deltas = of.deltas.filter((delta) => delta.to > to);
    },
    /** Its files are those of other parts from now on. */
    drop: (cell: Cell) => cells.delete(cell),
    /** What happens the next times that the file is read. */
    fail: (hash: string, ...some: FileFault[]) => faults.set(hash, some),
    /** After its first half the file waits for this. */
    hold: (hash: string, gate: Promise<unknown>) => gates.set(hash, gate),
    /** A cache answers with this manifest; undefined: it asks the server. */
    serve: (manifest: MarketManifest | undefined) => {
      old = manifest;
    },
    away: (away: boolean) => {
      isAway = away;
    },
  };
}
