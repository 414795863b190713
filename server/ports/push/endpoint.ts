/**
 * Whether an endpoint belongs to a push service of the list (`host`, `*.host`, or `http://localhost:PORT`). Without
 * the list a client could make the server call any address.
 */
export function isPushEndpoint(endpoint: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const url = new URL(endpoint);
  if (url.username !== '' || url.password !== '') return false;
  return hosts.some((host) => {
    if (host.startsWith('http://')) return url.origin === host;
    if (url.protocol !== 'https:' || url.port !== '') return false;
    return host.startsWith('*.') ? url.hostname.endsWith(host.slice(1)) : url.hostname === host;
  });
}
