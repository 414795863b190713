/** `auth/wrong-password` and the like; empty for errors of another kind. */
export function authCode(error: unknown): string {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : '';
}
