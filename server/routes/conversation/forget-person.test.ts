import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { DAY, later } from '../../testing/hiring.ts';
import { makeDue } from '../../testing/make-due.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { pullAll } from '../../testing/people.ts';
import { rowsOf, talking } from '../../testing/talk.ts';
import { PEOPLE_A_STEP } from '../../work/steps.ts';
import { workKinds } from '../work.ts';

onDatabase((app) => {
  test('I4, T14 a member who leaves goes from the conversations on the other side’s devices, in steps', async () => {
    const t = app();
    const { companyId, say, _conversationId } = await talking(t);
    await say('chatter', 'Hello');
    // More of them than a step takes, with creators.
    const ids = Array.from({ length: PEOPLE_A_STEP }, () => t.parts.chance.newId());
    await sql`
      insert into "user" select (jsonb_populate_record(someone, jsonb_build_object('id', one, 'email', one))).*
      from "user" as someone, unnest(${ids}::text[]) as one where someone.id = 'mia'`.execute(t.db);
    const talk = await t.db
      .selectFrom('conversation')
      .where('id', '=', _conversationId)
      .selectAll()
      .executeTakeFirstOrThrow();
    const direct = { ...talk, kind: 'direct' as const, application_id: null, last_message: null };
    await t.db
      .insertInto('conversation')
      .values(ids.map((id) => ({ ...direct, id, user_id: id })))
      .execute();
    await t.db
      .insertInto('participant')
      .values(ids.map((id) => ({ conversation_id: id, user_id: 'chatter', side: 'company' as const })))
      .execute();
    const { cursor } = await pullAll(t, 'mia');
    expect(
      (await t.call('owner', 'company.delete-member', { companyId, _userId: 'chatter' })).error,
    ).toBeUndefined();
    await t.doWork();
    const left = await t.db.selectFrom('participant').where('user_id', '=', 'chatter').selectAll().execute();
    expect(left).toEqual([]);
    const told = (await pullAll(t, 'mia', cursor)).changes.filter(({ table }) => table === 'conversation');
    expect(told.map(({ row }) => row)).toEqual([
      expect.objectContaining({
        participants: expect.not.arrayContaining([expect.objectContaining({ _userId: 'chatter' })]),
      }),
    ]);
    const touched = await t.db.selectFrom('conversation').where('ver', '>', talk.ver).select('id').execute();
    expect(touched).toHaveLength(PEOPLE_A_STEP + 1);
  });

  test('I4 the reactions of an erased account leave the devices of others', async () => {
    const t = app();
    const { say, _conversationId } = await talking(t);
    const { data } = await say('mia', 'Good morning');
    const { _id: _messageId } = data.message;
    for (const uid of ['owner', 'chatter'])
      await t.call(uid, 'conversation.toggle-reaction', {
        _conversationId,
        _messageId,
        emoji: '👍',
        on: true,
      });
    const { cursor } = await pullAll(t, 'mia');
    const gone = await t.call('chatter', 'user.delete', { userId: 'chatter', confirm: true });
    expect(gone.error).toBeUndefined();
    later(t, 15 * DAY);
    await makeDue(t, workKinds);
    await t.doWork();
    const { changes } = await pullAll(t, 'mia', cursor);
    const told = changes.findLast(({ table, id }) => table === 'message' && id === _messageId);
    expect(told?.row).toMatchObject({ reactions: { '👍': ['owner'] } });
    const fresh = (await rowsOf(t, 'mia', 'message')).find(({ _id }) => _id === _messageId);
    expect(fresh?.reactions).toEqual({ '👍': ['owner'] });
  });
});
