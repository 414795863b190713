/** The SHA-256 of bytes, or of a text in UTF-8, as 64 hex digits: what files, offers, log entries and push addresses are known by. */
export async function sha256(
  of: string | BufferSource,
  subtle: Pick<SubtleCrypto, 'digest'> = crypto.subtle,
): Promise<string> {
  const digest = await subtle.digest('SHA-256', typeof of === 'string' ? new TextEncoder().encode(of) : of);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
