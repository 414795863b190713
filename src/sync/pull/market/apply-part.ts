import type { MarketLine } from '../../../../contract/market-files.ts';
import type { MarketWriter } from './market-writer.ts';
import type { CellPlan } from './plan-market.ts';
import type { createSegments, OnLines, SegmentEnd } from './segments.ts';
import { inSlices } from './slices.ts';
import type { Seen } from './survey.ts';

/** `overtaken`: the market was reset meanwhile, or another context has brought the part up */
export type PartEnd = Exclude<SegmentEnd['end'], 'stopped'> | 'overtaken';

/** Brings one part up, by its base or by deltas alone. @param here its jobs that are here */
export async function applyPart(
  { cell, base, deltas }: CellPlan,
  here: readonly Seen[],
  { writer, read }: { writer: MarketWriter; read: ReturnType<typeof createSegments> },
): Promise<PartEnd> {
  const reading = base
    ? await readBase(base, { writer, read })
    : { end: 'whole' as const, lines: [], told: [] };
  if (reading.end !== 'whole') return reading.end;
  // A job that only a delta tells must not go with those that nothing tells.
  const waiting = reading.lines;
  const told = new Set(reading.told);
  for (const delta of deltas) {
    const segment = await read(delta);
    if (segment.end !== 'whole') return segment.end === 'stopped' ? 'overtaken' : segment.end;
    waiting.push(...segment.lines);
    if (base) continue;
    const reached = { cell, run: delta.to, byBase: false };
    if (!(await inSlices(writer, waiting.splice(0), { reached }))) return 'overtaken';
  }
  if (!base) return 'whole';
  for (const line of waiting) if (!('gone' in line)) told.add(line._id);
  const dropped = here.filter(({ id }) => !told.has(id));
  const reached = { cell, run: deltas.at(-1)?.to ?? base.to, byBase: true };
  return (await inSlices(writer, waiting, { dropped, reached })) ? 'whole' : 'overtaken';
}

/** Shows lines as they come; those that are left, and the ids of those that were shown, are answered. */
async function readBase(
  base: NonNullable<CellPlan['base']>,
  { writer, read }: { writer: MarketWriter; read: ReturnType<typeof createSegments> },
): Promise<{ end: 'whole'; lines: MarketLine[]; told: string[] } | { end: Exclude<PartEnd, 'whole'> }> {
  let told: string[] = [];
  const begin = (): OnLines => {
    told = [];
    return (lines) => {
      told.push(...lines.map(({ _id }) => _id));
      return writer.write({ lines });
    };
  };
  const segment = await read(base, begin);
  if (segment.end === 'whole') return { ...segment, told };
  return { end: segment.end === 'stopped' ? 'overtaken' : segment.end };
}
