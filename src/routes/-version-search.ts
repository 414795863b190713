/** `?version=3` of a page of text; anything else is as good as not there. */
export function versionSearch(search: Record<string, unknown>): { version?: number } {
  const version = Number(search.version);
  return Number.isInteger(version) && version > 0 ? { version } : {};
}
