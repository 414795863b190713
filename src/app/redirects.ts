import type { Redirect } from '../../contract/redirect.ts';
import { answerSoon } from '../replica/store/answer-soon.ts';
import type { PublicCall } from '../sync/calls/public-ask.ts';
import type { Reader } from '../sync/calls/reader.ts';

/** How often the server is asked which paths lead somewhere else, in milliseconds. */
const EVERY_MS = 10 * 60_000;
const ARGS = {};

export type Redirects = {
  /** As the server said last; without network as it was kept, and nobody waits for the server. */
  read: () => Promise<readonly Redirect[]>;
};

/** In local storage, which answers at once: there are none, so a page waits for no store. */
const NONE = 'no-redirects';

/**
 * @param options.onChange the server has said something else than before: the rules are asked again
 * @param options.start resolves when the server may be asked
 */
export function followRedirects(
  reader: Reader<PublicCall>,
  { onChange, start, storage }: { onChange: () => void; start: Promise<void>; storage: Storage },
): Redirects {
  const read = async (): Promise<readonly Redirect[] | undefined> => {
    // Asked for before every page: a store that hangs must not keep the app from starting (rule S3).
    const answer = await answerSoon(() => reader.kept('redirect.list', ARGS)).catch(() => undefined);
    return answer?.data as readonly Redirect[] | undefined;
  };
  let known = storage.getItem(NONE) === null ? read() : Promise.resolve([]);
  const ask = async () => {
    const before = JSON.stringify((await known) ?? []);
    if ((await reader.ask('redirect.list', ARGS)).end !== 'kept') return;
    known = read();
    const now = await known;
    if (now?.length === 0) storage.setItem(NONE, '1');
    else storage.removeItem(NONE);
    if (JSON.stringify(now ?? []) !== before) onChange();
  };
  void start.then(ask);
  setInterval(() => {
    if (document.visibilityState === 'visible') void ask();
  }, EVERY_MS);
  return { read: async () => (await known) ?? [] };
}
