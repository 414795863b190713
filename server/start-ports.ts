import { join } from 'node:path';
import { startBilling } from './billing/start-billing.ts';
import { startProof } from './creator-proof/start-proof.ts';
import { bucketFiles } from './files/bucket-files.ts';
import type { Files } from './files/files.ts';
import { folderFiles, removeUnfinishedParts } from './files/folder-files.ts';
import { openBucket } from './files/open-bucket.ts';
import type { Identity } from './identity/identity.ts';
import { folderMail } from './mail/folder-mail.ts';
import { smtpMail } from './mail/smtp-mail.ts';
import type { Ports } from './ports.ts';
import type { Push } from './push/push.ts';
import type { Settings } from './settings.ts';

/** The ports of the settings: embedded sides unless a hosted one is configured. */
export async function startPorts(settings: Settings, identity: Identity, push: Push): Promise<Ports> {
  const { mail, dataDir } = settings;
  return {
    billing: startBilling(settings.billing),
    files: await startFiles(settings),
    identity,
    mail: mail.kind === 'smtp' ? smtpMail(mail) : folderMail(join(dataDir, 'mail')),
    push,
    proof: startProof(settings.publicUrl, settings.creatorOAuth),
  };
}

/** The store of uploaded files. */
export async function startFiles({ storageBucket, identity, dataDir }: Settings): Promise<Files> {
  if (storageBucket !== undefined && identity.kind === 'hosted')
    return bucketFiles(openBucket(identity, storageBucket));
  const folder = join(dataDir, 'files');
  await removeUnfinishedParts(folder);
  return folderFiles(folder);
}
