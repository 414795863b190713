import { v7 } from 'uuid';
import type { ArgsOf } from '../../contract/calls.ts';
import type { Conversation, Message } from '../../contract/entities/conversation.ts';
import type { Notification } from '../../contract/entities/notification.ts';
import type { Settings } from '../../contract/entities/settings.ts';
import type { WorkKinds } from '../work/work.ts';
import { hiring } from './hiring.ts';
import { makeDue } from './make-due.ts';
import { pullAll, seeker, writing } from './people.ts';
import type { TestApp } from './test-app.ts';

/** The people of `hiring`, where the company has accepted mia: everybody may write. */
export async function talking(t: TestApp) {
  const scene = await hiring(t);
  await t.call('owner', 'application.accept', scene.of);
  const _conversationId = scene.args._conversationId;
  return {
    ...scene,
    _conversationId,
    /** Says something in the conversation about the application. */
    say: (uid: string, text: string, more: Partial<ArgsOf<'conversation.add-message'>> = {}) =>
      t.call(uid, 'conversation.add-message', { ...writing(scene.args, text), ...more }),
  };
}

/** A message to somebody there is no conversation with yet. */
export function firstMessage(
  to: Pick<ArgsOf<'conversation.add-message'>, 'ref' | '_receiverId'>,
  text = 'Hello',
): ArgsOf<'conversation.add-message'> {
  return { clientId: v7(), type: 'text', text, clientAt: '2026-03-02T08:59:00.000Z', ...to };
}

/** A creator who can be found; the creator's id. */
export async function activeCreator(t: TestApp, uid: string, dateOfBirth?: string): Promise<string> {
  await seeker(t, uid, dateOfBirth);
  await t.db
    .updateTable('user')
    .set({ guardian: 'ok', creator_guardian: 'ok' })
    .where('id', '=', uid)
    .execute();
  const answer = await t.call(uid, 'creator.create', {
    _id: v7(),
    _userId: uid,
    handle: `${uid}.creates`,
    bio: '',
    niches: [],
    languages: [],
    region: '',
  });
  if (answer.status !== 200) throw new Error(`creator: ${JSON.stringify(answer.error)}`);
  await t.db
    .updateTable('creator')
    .set({ status: 'active', proven: true })
    .where('user_id', '=', uid)
    .execute();
  return answer.data._id;
}

type Table = 'conversation' | 'message' | 'notification';
type Row = { conversation: Conversation; message: Message; notification: Notification };

/** Rows somebody's device holds after a pull. */
export async function rowsOf<Name extends Table>(t: TestApp, uid: string, table: Name): Promise<Row[Name][]> {
  const { changes } = await pullAll(t, uid);
  return changes.flatMap((change) => (change.table === table && change.row ? [change.row as Row[Name]] : []));
}

/** Sets settings as the person would; `at` is the test's time. */
export async function choose(t: TestApp, uid: string, make: (at: string) => Settings): Promise<void> {
  const answer = await t.call(uid, 'user.set-setting', { userId: uid, setting: make(t.now.toISOString()) });
  if (answer.status !== 200) throw new Error(`setting: ${JSON.stringify(answer.error)}`);
}

/** Does these recurring kinds of work once, with everything that is due. */
export async function round(t: TestApp, kinds: WorkKinds): Promise<void> {
  await makeDue(t, kinds);
  await t.doWork();
}
