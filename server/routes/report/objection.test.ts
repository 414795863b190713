import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { onDatabase } from '../../testing/on-database.ts';
import { seeker } from '../../testing/people.ts';
import { terminal } from '../../testing/terminal.ts';
import type { TestApp } from '../../testing/test-app.ts';

const RULE = ['--rule', 'terms 4'];
const WHY = 'I see that differently.';

/** Decided by Ada; answered by Ben. */
const answer = (t: TestApp, appealId: string | undefined, outcome: 'granted' | 'refused') =>
  terminal(t).say(
    ...[
      'appeals',
      'decide',
      appealId ?? '',
      '--outcome',
      outcome,
      '--text',
      'Looked at again.',
      '--by',
      'Ben',
    ],
  );

async function lastMail(t: TestApp, to: string): Promise<string> {
  await t.doWork();
  return t.letters.findLast((letter) => letter.to === to)?.text ?? '';
}

async function lock(t: TestApp, reason: string, text: string) {
  await terminal(t).run('lock', 'mia@example.org', '--reason', reason, '--text', text, ...RULE);
  await t.doWork();
  t.signIn('mia');
}

onDatabase((app) => {
  test('L24 a granted objection to one lock leaves a newer one, and says so', async () => {
    const t = app();
    await seeker(t, 'mia');
    await lock(t, 'spam', 'Wrote to 200 companies.');
    const { data } = await t.call('mia', 'appeal.create', { _id: v7(), text: WHY });
    await lock(t, 'harassment', 'Threatened somebody.');
    await answer(t, data._id, 'granted');
    const { locked } = (await t.call('mia', 'user.get', { userId: 'mia' })).data;
    expect(locked?.reasonCode).toBe('harassment');
    const letter = await lastMail(t, 'mia@example.org');
    expect(letter).toContain('eine neuere Entscheidung mit eigenen Gründen. Sie gilt weiter');
    expect(letter).not.toContain('Dein Konto ist wieder offen');
  });
});
