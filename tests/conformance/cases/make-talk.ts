import { applying, writing } from '../../../server/testing/people.ts';
import type { World } from '../world.ts';

/** A conversation of self with the company, open, `participant` in it: one message of each. */
export async function makeTalk({ t, newJob }: World) {
  const job = await newJob();
  const application = applying(job._id);
  await must(t.call('self', 'application.add', application));
  await must(t.call('participant', 'application.accept', { _applicationId: application._id }));
  // The limit of a minute is not what is looked at here.
  await t.db.deleteFrom('usage').execute();
  const say = async (uid: string, text: string) =>
    (await must(t.call(uid, 'conversation.add-message', writing(application, text)))).data.message._id;
  const theirs = await say('participant', 'Hello from the bakery');
  const own = await say('self', 'Hello');
  return {
    application,
    _conversationId: application._conversationId,
    /** Messages of self and of participant. */
    own,
    theirs,
    /** Another one, by a person who may write. */
    say,
  };
}

async function must<Answer extends { status: number; error: unknown }>(
  call: Promise<Answer>,
): Promise<Answer> {
  const answer = await call;
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.error));
  return answer;
}
