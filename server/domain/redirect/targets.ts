import { isForeignAddress, isOwnPath } from '../../../contract/redirect.ts';

/**
 * Whether a redirect may lead there: a path of this app, or a page of a listed host. Anything else would be an open
 * redirect.
 */
export function isAllowedTarget(target: string, hosts: readonly string[]): boolean {
  if (isOwnPath(target)) return true;
  return isForeignAddress(target) && hosts.includes(new URL(target).host);
}
