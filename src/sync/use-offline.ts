import { syncStatus } from '../replica/queries/outbox.ts';
import { useLive } from '../replica/use-live.ts';
import { useBrowserOnline } from './use-browser-online.ts';

/** Whether what needs the network has to wait: the last request had no answer, or the browser knows of no network. */
export function useOffline(): boolean {
  const unreachable = useLive(syncStatus)?.state === 'offline';
  return !useBrowserOnline() || unreachable;
}
