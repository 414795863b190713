/** Hands bytes to the browser as a download. They are never opened in this page: somebody else has sent them. */
export function saveFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // Safari reads it only after the click has been dealt with.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
