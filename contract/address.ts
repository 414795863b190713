import { type Call, pathParameters } from './call.ts';
import { API_BASE } from './http.ts';

/** Where a call's flat arguments travel: path, query or body. */
export function address({ method, path }: Pick<Call, 'method' | 'path'>, args: Record<string, unknown>) {
  const inPath = pathParameters(path);
  const rest = Object.entries(args).filter(([key, value]) => !inPath.includes(key) && value !== undefined);
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(args[key])));
  if (method === 'POST' || method === 'PUT')
    return { url: API_BASE + filled, body: Object.fromEntries(rest) };
  // A DELETE's fields go by query, because proxies drop its body.
  const query = new URLSearchParams(
    rest.map(([key, value]): [string, string] => [key, String(value)]),
  ).toString();
  return { url: API_BASE + filled + (query && `?${query}`), body: undefined };
}
