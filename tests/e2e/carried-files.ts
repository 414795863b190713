import { readFile } from 'node:fs/promises';
import type { FileChooser, Locator } from '@playwright/test';
import { picture } from '../../server/testing/sample-files.ts';

/** What goes from a folder of the device into the app, and from the app into one. */

/** Presses what asks for a file, and chooses this one. */
export async function choose(button: Locator, file: Parameters<FileChooser['setFiles']>[0]): Promise<void> {
  const chooser = button.page().waitForEvent('filechooser');
  await button.click();
  await (await chooser).setFiles(file);
}

/** Presses what saves a file; its bytes. */
export async function saved(button: Locator): Promise<Buffer> {
  const download = button.page().waitForEvent('download');
  await button.click();
  return readFile(await (await download).path());
}

/** A JPEG of this name, as a chooser takes it. */
export async function jpeg(name: string, width = 900, height = 1200) {
  return { name, mimeType: 'image/jpeg', buffer: await picture(width, height).jpeg().toBuffer() };
}
