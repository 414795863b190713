import { join } from 'node:path';
import type { Ports } from '../../api/change-context.ts';
import { startBilling } from '../../ports/billing/start-billing.ts';
import { startProof } from '../../ports/creator-proof/start-proof.ts';
import { bucketFiles } from '../../ports/files/bucket-files.ts';
import type { Files } from '../../ports/files/files.ts';
import { folderFiles, removeUnfinishedParts } from '../../ports/files/folder-files.ts';
import { gazetteer } from '../../ports/gazetteer/load-gazetteer.ts';
import type { Identity } from '../../ports/identity/identity.ts';
import { folderMail } from '../../ports/mail/folder-mail.ts';
import { smtpMail } from '../../ports/mail/smtp-mail.ts';
import { startPages } from '../../ports/page/start-pages.ts';
import type { Push } from '../../ports/push/push.ts';
import { startVatRegister } from '../../ports/vat-register/start-vat-register.ts';
import type { Settings } from './settings.ts';

/** The ports of the settings: embedded sides unless a hosted one is configured. */
export async function startPorts(settings: Settings, identity: Identity, push: Push): Promise<Ports> {
  const { mail, dataDir } = settings;
  return {
    billing: await startBilling(settings.billing),
    files: await startFiles(settings),
    identity,
    mail: mail.kind === 'smtp' ? smtpMail(mail) : folderMail(join(dataDir, 'mail')),
    pages: startPages({ userAgent: `ZusageFeed/1.0 (+${settings.publicUrl})` }),
    push,
    gazetteer,
    proof: startProof(settings.publicUrl, settings.creatorOAuth),
    vatRegister: startVatRegister(settings.vatRegister),
  };
}

/** The store of uploaded files, cleaned of what a killed server left half written. */
export async function startFiles(settings: Settings): Promise<Files> {
  const files = await openFiles(settings);
  if (files.kind === 'folder') await removeUnfinishedParts(filesFolder(settings));
  return files;
}

const filesFolder = ({ dataDir }: Settings) => join(dataDir, 'files');

/** The same for a process that reads beside a running server: what that is writing stays. */
export async function openFiles(settings: Settings): Promise<Files> {
  const { storageBucket, identity } = settings;
  if (storageBucket !== undefined && identity.kind === 'hosted') {
    // Loaded only here, as everything of a hosted project is.
    const { openBucket } = await import('../../ports/files/open-bucket.ts');
    return bucketFiles(openBucket(identity, storageBucket));
  }
  return folderFiles(filesFolder(settings));
}
