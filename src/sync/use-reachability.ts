import { isReachable } from '../replica/queries/reachable.ts';
import { useLive } from '../replica/use-live.ts';
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
