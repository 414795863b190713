/** Address of a mailed link: the app's page reads `action`, `token` and `cid` (the company) and cleans its URL. */
export function linkUrl(
  publicUrl: string,
  { action, token, cid }: { action: string; token: string; cid?: string },
): string {
  const query = new URLSearchParams({ action, token, ...(cid === undefined ? {} : { cid }) });
  return `${publicUrl}/?${query}`;
}
