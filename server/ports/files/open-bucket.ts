import { cert, initializeApp } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';
import type { HostedIdentity } from '../../base/settings.ts';
import type { Bucket } from './bucket-files.ts';

/** The bucket of a hosted project, opened with the service account of its identity. */
export function openBucket({ projectId, serviceAccount }: HostedIdentity, name: string): Bucket {
  const app = initializeApp({ projectId, credential: cert(serviceAccount) }, `${projectId}-storage`);
  return getStorage(app).bucket(name);
}
