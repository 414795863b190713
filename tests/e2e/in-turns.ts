/** For what `npm test` does in one way each time and other runs in all: gives the next of them, and begins again. */
export function inTurns(): <T>(all: readonly T[]) => readonly T[] {
  let turn = 0;
  return (all) => all.slice(turn++ % all.length).slice(0, 1);
}
