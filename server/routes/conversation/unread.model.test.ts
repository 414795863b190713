import fc from 'fast-check';
import { expect, test } from 'vitest';
import { later } from '../../testing/hiring.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { talking } from '../../testing/talk.ts';
import type { TestApp } from '../../testing/test-app.ts';

const PEOPLE = ['mia', 'owner', 'chatter'] as const;
type Person = (typeof PEOPLE)[number];

/** What each person holds in the model: how far they have read and emptied, and whether it is out of their list. */
type Marks = { read: number; cleared: number; hidden: boolean };
type Model = { last: number; people: Record<Person, Marks> };
type Real = { t: TestApp; say: (uid: string, text: string) => Promise<{ status: number }>; id: string };

const act = (
  what: string,
  person: Person,
  run: (model: Model, real: Real) => Promise<void>,
): fc.AsyncCommand<Model, Real> => ({
  check: () => true,
  run: async (model, real) => {
    await run(model, real);
    await agree(model, real);
  },
  toString: () => `${person} ${what}`,
});

/** After every act every person is told the number the model has. */
async function agree(model: Model, { t, id }: Real): Promise<void> {
  for (const uid of PEOPLE) {
    const { read, hidden } = model.people[uid];
    const unread = hidden ? 0 : model.last - read;
    const { data } = await t.call(uid, 'conversation.unread-count', { userId: uid });
    expect(data).toEqual({ total: unread, byConversation: unread > 0 ? { [id]: unread } : {} });
  }
}

const person = fc.constantFrom(...PEOPLE);
const acts = [
  person.map((uid) =>
    act('says something', uid, async (model, { t, say }) => {
      later(t, 2000);
      expect((await say(uid, 'Hello')).status).toBe(200);
      const mine = model.people[uid];
      if (mine.read === model.last) mine.read += 1;
      model.last += 1;
      for (const one of PEOPLE) model.people[one].hidden = false;
    }),
  ),
  fc.tuple(person, fc.nat(12)).map(([uid, seq]) =>
    act(`has read up to ${seq}`, uid, async (model, { t, id }) => {
      await t.call(uid, 'conversation.read', { _conversationId: id, seq });
      const mine = model.people[uid];
      mine.read = Math.max(mine.read, Math.min(seq, model.last));
    }),
  ),
  fc.tuple(person, fc.nat(12)).map(([uid, seq]) =>
    act(`empties up to ${seq}`, uid, async (model, { t, id }) => {
      await t.call(uid, 'conversation.clean', { conversationId: id, upToSeq: seq });
      const mine = model.people[uid];
      mine.cleared = Math.max(mine.cleared, Math.min(seq, model.last));
      mine.read = Math.max(mine.read, mine.cleared);
    }),
  ),
  fc.constantFrom('mia' as const, 'owner' as const).map((uid) =>
    act('hides', uid, async (model, { t, id }) => {
      await t.call(uid, 'conversation.hide', { conversationId: id });
      model.people[uid].read = model.last;
      // A company's list is one list.
      for (const one of uid === 'mia' ? ['mia' as const] : ['owner' as const, 'chatter' as const])
        model.people[one].hidden = true;
    }),
  ),
];

onDatabase((app) => {
  test('after any acts of anybody, everybody’s unread counts are those of a simple model', async () => {
    const t = app();
    await fc.assert(
      fc.asyncProperty(fc.commands(acts, { maxCommands: 12 }), async (commands) => {
        await t.reset();
        const { say, _conversationId: id } = await talking(t);
        const fresh = () => ({ read: 0, cleared: 0, hidden: false });
        const setup = () => ({
          model: { last: 0, people: { mia: fresh(), owner: fresh(), chatter: fresh() } },
          real: { t, say, id },
        });
        await fc.asyncModelRun(setup, commands);
      }),
      { numRuns: 8 },
    );
  }, 120_000);
});
