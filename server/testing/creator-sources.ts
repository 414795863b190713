/** Sources of this room's tests. */
import { v7 } from 'uuid';
import { afterAll, beforeAll } from 'vitest';
import type { ArgsOf } from '../../contract/calls.ts';
import { creatorWork } from '../domain/creator/work.ts';
import { creating, servePage, settle } from './creators.ts';
import { makeDue } from './make-due.ts';
import { seeker } from './people.ts';
import type { TestApp } from './test-app.ts';

export const CHANNEL = 'UCabcdefghijklmnopqrstuv';
const PROFILE = 'https://www.youtube.com/@jana';

type Page = Awaited<ReturnType<typeof servePage>>;

/** A page that the tests of a file write, served while they run. */
export function servedPage(): { current: Page } {
  const held = {} as { current: Page };
  beforeAll(async () => {
    held.current = await servePage();
  });
  afterAll(() => held.current.close());
  return held;
}

export const youtube = (more: Partial<ArgsOf<'creator.add-source'>> = {}): ArgsOf<'creator.add-source'> => ({
  _id: v7(),
  platform: 'youtube',
  url: 'https://youtube.com/@jana/?x=1',
  method: 'bio-code',
  ...more,
});

/** A creator whose YouTube page is served here, with a source that waits for its proof. */
export async function pending(t: TestApp, page: Page) {
  await seeker(t, 'jana');
  const made = await t.call('jana', 'creator.create', creating('jana'));
  t.proof.pages.set(PROFILE, page.url);
  const added = await t.call('jana', 'creator.add-source', youtube());
  return { creator: made.data, source: added.data.source };
}

export async function verified(t: TestApp, page: Page) {
  const { creator, source } = await pending(t, page);
  page.show(`"externalId":"${CHANNEL}" ${source.code}`);
  await t.call('jana', 'creator.verify', { _sourceId: source._id, method: 'bio-code' });
  await settle(t);
  return { creator, source };
}

export async function sourceRow(t: TestApp, id: string) {
  return t.db.selectFrom('creator_source').where('id', '=', id).selectAll().executeTakeFirstOrThrow();
}

/** What every start does: puts the recurring work on the table. */
export const rounds = (t: TestApp) => makeDue(t, creatorWork);
