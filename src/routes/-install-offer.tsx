import { useRouter } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { InstallHint } from '../features/content/install-hint.tsx';

/** Below a page, where the browser can install the app and the person has come back to it. */
export function InstallOffer() {
  const { install } = useRouter().options.context;
  const way = useSyncExternalStore(install.subscribe, install.read, install.read);
  return way && <InstallHint way={way} onInstall={() => void install.ask()} onDismiss={install.dismiss} />;
}
