import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import type { ReportTarget } from '../../../contract/entities/report.ts';
import { eraseReports } from '../../domain/report/erase.ts';
import { makeDue } from '../../testing/make-due.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { PDF } from '../../testing/sample-files.ts';
import { talking } from '../../testing/talk.ts';
import { terminal } from '../../testing/terminal.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { getBytes, stored, uploaded } from '../../testing/upload.ts';

/** Mia and a company write to each other; the company has sent a file. */
async function scene(t: TestApp) {
  const { say, _conversationId: conversationId } = await talking(t);
  await say('owner', 'Send 50 euros first.');
  const file = await uploaded(t, 'owner', PDF, { purpose: 'message' });
  const sent = await say('owner', 'To this account.', { type: 'file', attachments: [file] });
  expect(sent.status, JSON.stringify(sent.error)).toBe(200);
  return { conversationId, messageId: sent.data.message._id, file };
}

async function reported(t: TestApp, target: ReportTarget, files: string[] = []) {
  const report = { _id: v7(), target, reason: 'fee_asked' as const, text: 'They want money.', files };
  const made = await t.call('mia', 'report.create', report);
  expect(made.status, JSON.stringify(made.error)).toBe(200);
  return report._id;
}

onDatabase((app) => {
  test('L24 a report is shown with its files and what was said, also to who answers an objection to it', async () => {
    const t = app();
    const { say, run, written, bytes, refusal } = terminal(t);
    const { messageId } = await scene(t);
    const proof = await uploaded(t, 'mia', PDF, { purpose: 'report', name: 'Proof.pdf' });
    const id = await reported(t, { type: 'message', id: messageId }, [proof]);
    expect(await say('reports')).toContain('files: 1');
    await run('reports', 'decide', id, '--outcome', 'dismissed', '--text', 'We see no fee.');
    await t.call('mia', 'appeal.create', { _id: v7(), _reportId: id, text: 'Please look again.' });
    expect(await say('appeals')).toContain(`report ${id} (see reports show)`);
    const lines = (await say('reports', 'show', id, '--to', 'r')).split('\n');
    expect(lines.slice(1)).toEqual([
      'r-1.pdf: Proof.pdf',
      'r-2.pdf: Lebenslauf.pdf',
      `2 files of report ${id}.`,
    ]);
    expect(bytes.get('r-2.pdf')).toEqual(PDF);
    for (const text of [
      'mia@example.org',
      'They want money.',
      'To this account.',
      'Decided by Ada: dismissed',
      'Please look again.',
    ])
      expect(written.get('r.txt')).toContain(text);
    expect(await refusal('reports', 'show', v7(), '--to', 'x')).toMatchObject({ exitCode: 1 });
  });

  test('L24 who answers an objection to a measure finds the report it came from, and the objection in it', async () => {
    const t = app();
    const { say, run, written } = terminal(t);
    const { messageId } = await scene(t);
    const id = await reported(t, { type: 'message', id: messageId });
    const measure = ['--outcome', 'upheld', '--measure', 'content_removed', '--rule', 'terms 4'];
    await run('reports', 'decide', id, ...measure, '--text', 'Jobs cost nothing.');
    const { items } = (await t.call('owner', 'restriction.list', {})).data;
    const objection = { _id: v7(), _restrictionId: items[0]?._id ?? '', text: 'That was a joke.' };
    expect((await t.call('owner', 'appeal.create', objection)).status).toBe(200);
    expect(await say('appeals')).toContain(`report ${id} (see reports show)`);
    await run('reports', 'show', id, '--to', 'r');
    expect(written.get('r.txt')).toContain('That was a joke.');
  });

  test('L24 a conversation is reported with what was said last', async () => {
    const t = app();
    const { run, written } = terminal(t);
    const { conversationId } = await scene(t);
    const id = await reported(t, { type: 'conversation', id: conversationId });
    const { outcome } = await run('reports', 'show', id, '--to', 'r');
    expect(written.get('r.txt')).toContain('Send 50 euros first.');
    expect(outcome.lines).toContain('r-1.pdf: Lebenslauf.pdf');
  });

  test('L24 the files of a reported message are kept for staff until its report is erased, for nobody else', async () => {
    const t = app();
    const { run, bytes } = terminal(t);
    const { conversationId, messageId, file } = await scene(t);
    const id = await reported(t, { type: 'message', id: messageId });
    const deleting = { _conversationId: conversationId, _messageId: messageId, scope: 'all' as const };
    expect((await t.call('owner', 'conversation.delete-message', deleting)).status).toBe(200);
    await t.doWork();
    for (const uid of ['mia', 'owner']) expect((await getBytes(t, uid, file)).statusCode).toBe(404);
    await run('reports', 'show', id, '--to', 'r');
    expect(bytes.get('r-1.pdf')).toEqual(PDF);
    await run('reports', 'decide', id, '--outcome', 'dismissed', '--text', 'No.');
    t.now = new Date(t.now.getTime() + 200 * 86_400_000);
    await makeDue(t, eraseReports);
    await t.doWork();
    await t.doWork();
    expect(stored(t)).toEqual([]);
  });
});
