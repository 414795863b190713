import { expect, type Page, test } from '@playwright/test';
import { said, untilReadyOffline, write } from './acts.ts';
import { pictures } from './pictures.ts';
import { oneServer, withSeeker } from './running.ts';
import { startTalk } from './talk.ts';

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
  });
});
