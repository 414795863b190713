/** How people and staff name a report to each other: `R-3F9A2C`, the end of its id, where UUIDv7 is random. */
export function reportNo(id: string): string {
  return `R-${id.slice(-6).toUpperCase()}`;
}

/** The same of an objection: `OB-3F9A2C`. */
export function appealNo(id: string): string {
  return `OB-${id.slice(-6).toUpperCase()}`;
}
