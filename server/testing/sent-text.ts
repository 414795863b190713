/** What a call of `query` of PostgreSQL's own driver sends: given as a text, or in an object with a limit of its time. */
export function sentText([asked, values]: readonly unknown[]): { text?: string; values?: unknown } {
  if (typeof asked === 'string') return { text: asked, values };
  if (typeof asked !== 'object' || asked === null || !('text' in asked)) return {};
  return { text: String(asked.text), values: 'values' in asked ? asked.values : undefined };
}
