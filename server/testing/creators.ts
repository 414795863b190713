import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { v7 } from 'uuid';
import type { ArgsOf } from '../../contract/calls.ts';
import { seeker } from './people.ts';
import type { TestApp } from './test-app.ts';

/** A server on this machine that serves one page. */
export async function servePage() {
  let html = '';
  let status = 200;
  const server = createServer((_request, response) =>
    response.writeHead(status, { 'content-type': 'text/html' }).end(html),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    show(text: string, as = 200) {
      html = text;
      status = as;
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

export function creating(uid: string, handle = uid): ArgsOf<'creator.create'> {
  return {
    _id: v7(),
    _userId: uid,
    handle,
    bio: 'Bread and how it is made.',
    niches: ['Baking', 'Handwerk'],
    languages: ['de'],
    region: 'Niedersachsen',
  };
}

/** Has the work done until the looks that are under way have their verdict. */
export async function settle(t: TestApp): Promise<void> {
  await t.doWork();
  await t.proof.idle();
  t.now = new Date(t.now.getTime() + 2_000);
  await t.doWork();
}

/** A person with an active creator profile; staff has verified its source. */
export async function activeCreator(t: TestApp, uid: string) {
  await seeker(t, uid);
  return makeActive(t, uid);
}

/** The same for somebody who has a record, and a guardian's word if it takes one. */
export async function makeActive(t: TestApp, uid: string) {
  const made = await t.call(uid, 'creator.create', creating(uid));
  if (made.status !== 200) throw new Error(`creator: ${JSON.stringify(made.error)}`);
  const source = {
    _id: v7(),
    platform: 'youtube' as const,
    url: `https://youtube.com/@${uid}`,
    method: 'bio-code' as const,
  };
  const added = await t.call(uid, 'creator.add-source', source);
  if (added.status !== 200) throw new Error(`source: ${JSON.stringify(added.error)}`);
  await t.db
    .updateTable('creator_source')
    .set({
      status: 'verified',
      verified_at: t.now,
      next_check_at: new Date(t.now.getTime() + 90 * 86_400_000),
    })
    .where('id', '=', source._id)
    .execute();
  await t.db.updateTable('creator').set({ proven: true }).where('id', '=', made.data._id).execute();
  const active = await t.call(uid, 'creator.update', { patch: { status: 'active' } });
  if (active.status !== 200) throw new Error(`active: ${JSON.stringify(active.error)}`);
  return active.data;
}
