/**
 * `jana@example.org` → `j…@example.org`. For the log, which keeps for 12 months what was said about people who never
 * agreed to anything.
 */
export function maskMail(mail: string): string {
  const at = mail.lastIndexOf('@');
  return `${mail.slice(0, 1)}…${mail.slice(at)}`;
}
