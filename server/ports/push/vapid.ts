import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import webPush from 'web-push';
import { writeSecret } from '../../base/secret-file.ts';
import { StartFailure } from '../../base/start-failure.ts';

type KeyPair = { publicKey: string; privateKey: string };

/**
 * The server's push key pair, made once and kept in the data folder: devices are bound to it, so a new one would
 * silence every device that is registered.
 */
export function keepVapidKeys(dataDir: string): KeyPair {
  const path = join(dataDir, 'vapid.json');
  const text = readOptional(path);
  if (text === undefined) {
    const keys = webPush.generateVAPIDKeys();
    writeSecret(path, JSON.stringify(keys));
    return keys;
  }
  try {
    const keys: KeyPair = JSON.parse(text);
    if (Buffer.from(keys.publicKey, 'base64url').length === 65) return keys;
  } catch {
    // Said below.
  }
  throw new StartFailure(
    `${path} is damaged; put a backup there, or delete it so that new push keys are made.`,
  );
}

function readOptional(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
