import bidiFactory from 'bidi-js';

type Position = Record<'xAdvance' | 'yAdvance' | 'xOffset' | 'yOffset', number> & { advanceWidth?: number };
type Run = { glyphs: { advanceWidth: number }[] | null; positions: Position[] | null; advanceWidth: number };

/** What pdfkit's types leave out of an embedded font: `layout` shapes lines that run from left to right. */
export type LaidOut = {
  scale: number;
  font: {
    layout: (text: string, features: undefined, script: string, language: undefined, direction: 'rtl') => Run;
  };
  layout: (text: string, features?: unknown, onlyWidth?: boolean) => Run;
};

const bidi = bidiFactory();

/**
 * From now on this font writes its lines from right to left (UAX 9), letters joined. pdfkit lays out one word after the
 * other from the left; what it is given here is one line, because it has broken the text by then.
 * @param script of the language, as OpenType calls it
 */
export function layOutFromRight(font: LaidOut, script: string): void {
  const fromLeft = font.layout.bind(font);
  const fromRight = (text: string): Run => {
    const run = font.font.layout(text, undefined, script, undefined, 'rtl');
    for (const [at, position] of (run.positions ?? []).entries()) {
      for (const key of ['xAdvance', 'yAdvance', 'xOffset', 'yOffset'] as const) position[key] *= font.scale;
      position.advanceWidth = (run.glyphs?.[at]?.advanceWidth ?? 0) * font.scale;
    }
    return run;
  };
  font.layout = (text, features, onlyWidth) => {
    const line = text.trimEnd();
    const runs = visualRuns(line).map(({ said, isFromRight }) =>
      isFromRight ? fromRight(said) : fromLeft(said, features),
    );
    // pdfkit places a line without the space that ended it, and then writes it.
    runs.push(fromLeft(text.slice(line.length), features));
    return {
      glyphs: onlyWidth ? null : runs.flatMap(({ glyphs }) => glyphs ?? []),
      positions: onlyWidth ? null : runs.flatMap(({ positions }) => positions ?? []),
      advanceWidth: runs.reduce((sum, { advanceWidth }) => sum + advanceWidth, 0),
    };
  };
}

type VisualRun = { level: number; said: string; isFromRight: boolean };

/** Parts of a line that are read in one direction, in the order in which they stand from left to right. */
export function visualRuns(line: string): VisualRun[] {
  const embedding = bidi.getEmbeddingLevels(line, 'rtl');
  const mirrored = bidi.getMirroredCharactersMap(line, embedding.levels);
  const runs: VisualRun[] = [];
  for (let at = 0; at < line.length; at += 1) {
    const level = embedding.levels[at] ?? 1;
    const letter = mirrored.get(at) ?? line.charAt(at);
    const last = runs.at(-1);
    if (last?.level === level) last.said += letter;
    else runs.push({ level, said: letter, isFromRight: level % 2 === 1 });
  }
  return reordered(runs);
}

/** Rule L2, by runs: letters within a run are put in order by the font. */
function reordered(runs: readonly VisualRun[]): VisualRun[] {
  let order = [...runs];
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1) {
    const next: VisualRun[] = [];
    let held: VisualRun[] = [];
    for (const run of order)
      if (run.level >= level) held.unshift(run);
      else {
        next.push(...held, run);
        held = [];
      }
    order = [...next, ...held];
  }
  return order;
}
