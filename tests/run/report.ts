import { readFile } from 'node:fs/promises';

/** A suite's JSON report; null where it was never written. */
export async function readReport<Report>(path: string): Promise<Report | null> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch {
    return null;
  }
}
