import { foreignAddress, ownPath } from '../../../contract/redirect.ts';

/** Whether a redirect may lead there: a path of this app, or a page of a host on the list. Anything else would be an open door. */
export function isAllowedTarget(target: string, hosts: readonly string[]): boolean {
  if (ownPath.safeParse(target).success) return true;
  return foreignAddress.safeParse(target).success && hosts.includes(new URL(target).host);
}
