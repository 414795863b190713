import { expect, test } from '@playwright/test';
import { chip, said, untilReadyOffline } from './acts.ts';
import { pictures } from './pictures.ts';
import { oneServer, withSeeker } from './running.ts';
import { startTalk } from './talk.ts';

const server = oneServer();

test('chat.8, usersettings.4 blocked without network holds at once, keeps messages away, and is taken back', async () => {
  const { conversationId, write } = await startTalk(server());
  await write('Kommst du am Samstag?');
  await withSeeker(async ({ page, context }) => {
    const { origin } = server();
    await page.goto(`${origin}/pwa`);
    await untilReadyOffline(page);
    await page.goto(`${origin}/pwa/chat?conversation=${conversationId}`);
    await expect(said(page, 'Kommst du am Samstag?')).toBeVisible();
    const inList = page.getByRole('region', { name: 'Conversations' }).getByText('Kommst du am Samstag?');
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(inList).toBeVisible();
    await context.setOffline(true);
    const menu = page.getByRole('button', { name: 'What you can do here' });
    await menu.click();
    await pictures(page, 'chat-menu');
    await page.getByRole('menuitem', { name: /^Block / }).click();
    await expect(page.getByText(/^You have blocked/)).toBeVisible();
    await expect(page.getByRole('textbox', { name: /^Your message to/ })).toHaveCount(0);
    await expect(inList).toHaveCount(0);
    await pictures(page, 'chat-blocked');
    await context.setOffline(false);
    // A blocked person learns no more than that it did not arrive.
    await expect(async () => {
      await expect(write('Hallo?')).rejects.toThrow('not_delivered');
    }).toPass();

    await page.goto(`${origin}/pwa/user/settings?group=privacy`);
    await page.getByRole('button', { name: 'Blocked (1)' }).click();
    const sheet = page.getByRole('dialog', { name: 'Blocked' });
    await pictures(page, 'blocked-list');
    await sheet.getByRole('button', { name: /^Unblock / }).click();
    await expect(sheet.getByText('You have not blocked anybody.')).toBeVisible();
    await page.keyboard.press('Escape');
    // Nothing on the screen tells when the server has it: the chip may still say what was true before.
    await expect(() => write('Wieder da.')).toPass();
    await page.goto(`${origin}/pwa/chat?conversation=${conversationId}`);
    await expect(said(page, 'Wieder da.')).toBeVisible();

    await menu.click();
    await page.getByRole('menuitem', { name: 'until I say otherwise' }).click();
    await expect(page.getByText('Muted').first()).toBeAttached();
    await expect(chip(page, 'All sent')).toBeVisible();
    await menu.click();
    await page.getByRole('menuitem', { name: 'Tell me again of new messages' }).click();
    await expect(page.getByText('Muted')).toHaveCount(0);
  });
});
