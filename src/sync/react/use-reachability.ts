import { isReachable } from '../../replica/queries/reachable.ts';
import { useLive } from '../../replica/use-live.ts';
import { useBrowserOnline } from './use-browser-online.ts';

export type Reachability = {
  /** The browser knows of a network. */
  online: boolean;
  /** The server answered the last request. */
  reachable: boolean;
  /** One of them is missing: what needs the network has to wait. */
  offline: boolean;
};

/** The way to the server, whatever else the outbox waits for. */
export function useReachability(): Reachability {
  const online = useBrowserOnline();
  const reachable = useLive(isReachable) ?? true;
  return { online, reachable, offline: !online || !reachable };
}

/** The same of a call that has just had no answer, also where nobody is signed in. */
export function useUnanswered(): Reachability {
  return { online: useBrowserOnline(), reachable: false, offline: true };
}
