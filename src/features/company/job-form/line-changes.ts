/** Lines that only the earlier text has, and those that only the later one has, each once and in their order. */
export function lineChanges(before: string, after: string): { gone: string[]; came: string[] } {
  const [old, now] = [linesOf(before), linesOf(after)];
  return {
    gone: old.filter((line) => !now.includes(line)),
    came: now.filter((line) => !old.includes(line)),
  };
}

function linesOf(text: string): string[] {
  return [...new Set(text.split('\n').map((line) => line.trim()))].filter((line) => line !== '');
}
