import { cert, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import type { HostedIdentity } from '../../base/settings.ts';
import { firestoreSignals, type SignalStore } from './signal-store.ts';

/** The Firestore of a hosted project, opened with the service account of its identity. */
export function openSignalStore({ projectId, serviceAccount }: HostedIdentity): SignalStore {
  const app = initializeApp({ projectId, credential: cert(serviceAccount) }, `${projectId}-signals`);
  return firestoreSignals(getFirestore(app));
}
