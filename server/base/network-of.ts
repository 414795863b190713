import { isIPv6, SocketAddress } from 'node:net';

/**
 * Whom a network address stands for where something is counted: an address of IPv4, or the network of 64 bits that a
 * line of IPv6 is given, which has more addresses than anybody can count. Some proxies add the port to what they forward
 * for, which changes with each connection; what is no address stays as it is.
 */
export function networkOf(ip: string): string {
  const [bare = ''] = ip.split('%');
  const address = SocketAddress.parse(isIPv6(bare) ? `[${bare}]` : bare);
  if (address === undefined) return ip;
  if (address.family === 'ipv4') return address.address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address.address)?.[1];
  return mapped ?? `${groupsOf(address.address).slice(0, 4).join(':')}::/64`;
}

/** The eight groups of an address in its short form. */
function groupsOf(address: string): string[] {
  const [before = '', after] = address.split('::');
  const [left, right] = [before, after ?? ''].map((part) => part.split(':').filter(Boolean)) as [
    string[],
    string[],
  ];
  return [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
}
