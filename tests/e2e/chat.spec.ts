import { expect, type Page, test } from '@playwright/test';
import { said, untilReadyOffline, write } from './acts.ts';
import { APPOINTMENT_WORDS, suggest } from './appointments.ts';
import { pictures } from './pictures.ts';
import { oneServer, withSeeker } from './running.ts';
import { beginTalk, jobAt, startTalk } from './talk.ts';

const server = oneServer();

/** A message of the conversation, by its words. */
const message = (page: Page, text: string) =>
  page
    .getByRole('log', { name: 'Messages' })
    .getByRole('listitem')
    .filter({ has: page.locator('p', { hasText: text }) });

/** Chooses from the menu of a message. */
async function choose(page: Page, text: string, role: 'menuitem' | 'menuitemcheckbox', name: string) {
  await message(page, text).hover();
  await message(page, text).getByRole('button', { name: 'About this message' }).click();
  await page.getByRole(role, { name }).click();
}

test('chat.3 chat.6 one begins at what is new; without network one reacts, replies and deletes; the server has it once the network is back', {
  tag: '@long',
}, async () => {
  const talk = await startTalk(server());
  const { conversationId, seeker } = talk;
  for (let n = 1; n <= 25; n += 1) await talk.write(`Satz ${n}.`);
  await talk.write('Kommst du am Samstag?');
  const messages = async () => (await seeker.api('conversation.get', { conversationId })).messages;
  await withSeeker(async ({ page, context }) => {
    const { origin } = server();
    await page.goto(`${origin}/pwa`);
    await untilReadyOffline(page);
    await page.goto(`${origin}/pwa/chat?conversation=${conversationId}`);
    await expect(page.getByRole('log').getByText('Unread', { exact: true })).toBeInViewport();
    await expect(said(page, 'Satz 1.')).toBeInViewport();
    await expect(said(page, 'Kommst du am Samstag?')).not.toBeInViewport();
    const toNewest = page.getByRole('button', { name: 'Jump to the newest message' });
    await toNewest.click();
    await expect(said(page, 'Kommst du am Samstag?')).toBeInViewport();
    await expect(toNewest).toHaveCount(0);
    await write(page, 'Das war falsch.');
    await expect(message(page, 'Das war falsch.').getByRole('button')).toBeVisible();

    await context.setOffline(true);
    await choose(page, 'Kommst du am Samstag?', 'menuitemcheckbox', 'React with 👍');
    await expect(page.getByRole('button', { name: '👍: 1 person', pressed: true })).toBeVisible();
    await choose(page, 'Kommst du am Samstag?', 'menuitem', 'Reply to this message');
    await expect(page.getByRole('textbox', { name: /^Your message to/ })).toBeFocused();
    await write(page, 'Gern, ab neun.');
    await expect(page.getByRole('button', { name: 'Do not reply to this message' })).toHaveCount(0);
    await pictures(page, 'chat-reply');
    await choose(page, 'Das war falsch.', 'menuitem', 'Delete for everybody');
    await expect(said(page, 'This message was deleted.')).toBeVisible();
    await expect(said(page, 'Das war falsch.')).toHaveCount(0);

    // The quote leads to what it answers.
    await page.getByRole('button', { name: /Kommst du am Samstag\?/ }).click();
    await expect(page.locator('li:focus').getByText('Kommst du am Samstag?')).toBeVisible();

    await context.setOffline(false);
    await expect
      .poll(async () => {
        const all = await messages();
        const asked = all.find(({ text }) => text === 'Kommst du am Samstag?');
        const answer = all.find(({ text }) => text === 'Gern, ab neun.');
        return {
          reactions: asked?.reactions,
          answers: answer?.replyTo === asked?._id,
          deleted: all.filter(({ deletedAt }) => deletedAt !== null).length,
        };
      })
      .toEqual({ reactions: { '👍': [seeker.uid] }, answers: true, deleted: 1 });

    // For oneself: the other side keeps what it has.
    await choose(page, 'Gern, ab neun.', 'menuitem', 'Delete for me');
    await expect(said(page, 'Gern, ab neun.')).toHaveCount(0);
    expect((await talk.company.api('conversation.get', { conversationId })).messages.at(-1)?.text).toBe(
      'Gern, ab neun.',
    );

    await page.getByRole('button', { name: 'What you can do here' }).click();
    await page.getByRole('menuitem', { name: 'Take it off the list' }).click();
    await expect(page.getByRole('heading', { name: 'Chat', exact: true })).toBeVisible();
    await expect
      .poll(async () => (await seeker.api('conversation.get', { conversationId })).conversation.hidden)
      .toBe(true);
    // It can be reached again, without what was deleted in it.
    await page.getByRole('button', { name: 'Taken off the list (1)' }).click();
    await expect(page.getByText('This message was deleted.')).toBeVisible();
    await page.getByRole('button', { name: 'Back to all conversations' }).click();
    await expect(page.getByRole('button', { name: 'Taken off the list (1)' })).toBeVisible();
  });
});

test('chat.2 a request says ahead that it holds no link; behind the one message of it the note has the focus', {
  tag: '@long',
}, async () => {
  const { conversationId } = await beginTalk(server(), jobAt(1));
  await withSeeker(async ({ page }) => {
    await page.goto(`${server().origin}/pwa/chat?conversation=${conversationId}`);
    const box = page.getByRole('textbox', { name: /^Your message to/ });
    await box.fill('Mehr auf mein-lebenslauf.de');
    await box.press('Control+Enter');
    await expect(page.getByRole('alert')).toHaveText(
      'Links are possible once they have answered. Take it out.',
    );
    await expect(box).toHaveAttribute('aria-invalid', 'true');
    await pictures(page, 'chat-request-link');
    await box.fill('Ich arbeite mit ASP.NET. Tel: 0511 123456');
    await expect(page.getByRole('alert')).toHaveText('');
    await box.press('Control+Enter');
    await expect(page.getByText(/^You can write again when/)).toBeVisible();
    await expect(page.locator(':focus')).toHaveText(/^You can write again when/);
    await pictures(page, 'chat-request-written');
  });
});

test('chat.2 a suggestion that came too late is edited in its own form', {
  tag: '@long',
}, async () => {
  const { conversationId } = await startTalk(server(), jobAt(2));
  const [words] = APPOINTMENT_WORDS;
  await withSeeker(async ({ page, context }) => {
    await page.goto(`${server().origin}/pwa`);
    await untilReadyOffline(page);
    await page.goto(`${server().origin}/pwa/chat?conversation=${conversationId}`);
    const local = (ms: number) =>
      page.evaluate(
        (at) => new Date(at - new Date(at).getTimezoneOffset() * 60_000).toISOString().slice(0, 16),
        ms,
      );
    await expect(page.getByRole('button', { name: words.suggest })).toBeVisible();
    // Its clock is slow, and no server tells it.
    await context.setOffline(true);
    const now = Date.now();
    await page.clock.setFixedTime(now - 2 * 3_600_000);
    const time = await local(now - 3_600_000);
    await suggest(page, words, { what: 'Rundgang im Laden', times: [time] });
    await page.clock.setFixedTime(now);
    await context.setOffline(false);
    await expect(page.getByText('This time is over. Suggest another one.')).toBeVisible();
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: words.suggest });
    await expect(sheet.getByLabel(words.what)).toHaveValue('Rundgang im Laden');
    await expect(sheet.getByLabel(words.time(1))).toHaveValue(time);
    await expect(sheet.getByLabel(words.where)).toHaveValue('Am Markt 1, Celle');
    await expect(page.getByText('This time is over. Suggest another one.')).toHaveCount(0);
  });
});

test('the number at the icon is that of unread messages and notifications, and goes with the sign-out', {
  tag: '@long',
}, async () => {
  const talk = await startTalk(server(), jobAt(3));
  const { uid, api } = talk.seeker;
  await api('notification.read-all', { userId: uid, upTo: new Date().toISOString() });
  const unread = (await api('conversation.unread-count', { userId: uid })).total;
  await talk.write('Kommst du am Samstag?');
  await withSeeker(async ({ page, context }) => {
    const numbers: number[] = [];
    await context.exposeFunction('numberAtIcon', (number: number) => void numbers.push(number));
    await context.addInitScript(() => {
      const tell = (globalThis as unknown as { numberAtIcon: (number: number) => Promise<void> })
        .numberAtIcon;
      Object.assign(navigator, { setAppBadge: tell, clearAppBadge: () => tell(0) });
    });
    await page.goto(`${server().origin}/pwa`);
    await untilReadyOffline(page);
    await expect.poll(() => numbers.at(-1)).toBe(unread + 2);
    // Another device reads what the bell tells: the message is still unread.
    await api('notification.read-all', { userId: uid, upTo: new Date().toISOString() });
    await expect.poll(() => numbers.at(-1)).toBe(unread + 1);
    await page.goto(`${server().origin}/pwa/user/settings`);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL(/\/login/);
    await expect.poll(() => numbers.at(-1)).toBe(0);
  });
});
