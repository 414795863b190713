import { BlockList, isIP, isIPv4 } from 'node:net';

/** IANA's special-purpose registries: addresses that no page of the public web has. */
const NOT_PUBLIC_4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];
/** Within 2000::/3, which is all that is routed: documentation, tunnels, and what carries an IPv4 address inside. */
const NOT_PUBLIC_6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const notPublic4 = new BlockList();
for (const [net, prefix] of NOT_PUBLIC_4) notPublic4.addSubnet(net, prefix, 'ipv4');
const global6 = new BlockList();
global6.addSubnet('2000::', 3, 'ipv6');
const notPublic6 = new BlockList();
for (const [net, prefix] of NOT_PUBLIC_6) notPublic6.addSubnet(net, prefix, 'ipv6');

/**
 * Whether an IP address is one of the public internet. IPv6 is allowed by what is routed, not forbidden by a list, so
 * IPv4 in disguise (`::ffff:127.0.0.1`, `64:ff9b::…`) never gets through.
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  if (isIPv4(address)) return !notPublic4.check(address, 'ipv4');
  return global6.check(address, 'ipv6') && !notPublic6.check(address, 'ipv6');
}
