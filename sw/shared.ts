import { FILE_MAX } from '../contract/limits.ts';
import { withSharedFiles } from '../src/replica/public/shared-files.ts';
import { newId } from '../src/sync/browser-engine.ts';

/** Fields of the form, as the manifest names them. */
const WORDS = ['title', 'text', 'url'];

/**
 * Another app shares something with this one. Files wait on this device until somebody says to which application they
 * go, also over a sign-in; words and links are searched for.
 */
export async function keepShared(request: Request): Promise<Response> {
  const form = await request.formData();
  const given = form.getAll('files').filter((file) => file instanceof File && file.size > 0) as File[];
  if (given.length === 0) {
    const words = WORDS.map((name): [string, string] => [name, String(form.get(name) ?? '')]);
    return leadTo(`/pwa?${new URLSearchParams(words)}`);
  }
  const at = Date.now();
  const files = given.slice(0, FILE_MAX.perApplication).map(async (file) => ({
    id: newId(),
    name: file.name,
    type: file.type,
    bytes: await file.arrayBuffer(),
    at,
  }));
  try {
    const read = await Promise.all(files);
    await withSharedFiles((shared) => shared.keep(read));
  } catch {
    // A full store: the screen says that nothing waits, where a failed answer would be an error of the browser.
  }
  return leadTo('/pwa/user?view=shared');
}

const leadTo = (path: string) => Response.redirect(new URL(path, location.origin).href, 303);
