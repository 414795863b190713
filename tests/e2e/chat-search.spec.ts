import { expect, test } from '@playwright/test';
import { WINDOW } from '../../src/replica/queries/message-window.ts';
import { untilReadyOffline, untilWritable, write } from './acts.ts';
import { DESK } from './person.ts';
import { pictures } from './pictures.ts';
import { oneServer, withSeeker } from './running.ts';
import { jobAt, startTalk, writeBy } from './talk.ts';

const server = oneServer();

for (const [place, language] of (['en_US', 'de_DE'] as const).entries()) {
  const w = {
    en_US: {
      search: 'Search all messages',
      none: 'No message with these words.',
      menu: 'What you can do here',
      toDate: 'Jump to a date',
      day: 'Day',
      show: 'Show this day',
      empty: 'Empty the conversation',
      question: 'Empty this conversation?',
      yes: 'Empty it',
    },
    de_DE: {
      search: 'In allen Nachrichten suchen',
      none: 'Keine Nachricht mit diesen Worten.',
      menu: 'Was du hier tun kannst',
      toDate: 'Zu einem Tag springen',
      day: 'Tag',
      show: 'Diesen Tag zeigen',
      empty: 'Gespräch leeren',
      question: 'Dieses Gespräch leeren?',
      yes: 'Leeren',
    },
  }[language];

  test(`chat.9 without network all messages are searched, and a hit opens the conversation there (${language})`, {
    tag: '@long',
  }, async () => {
    const talk = await startTalk(server(), jobAt(place));
    await talk.write('Treffpunkt ist die Große Straße 4.');
    // In one of them more than the window that is opened: what is found lies before it.
    const last = language === 'en_US' ? WINDOW / 2 : 3;
    for (let nr = 1; nr <= last; nr++) {
      await talk.write(`Nachricht ${nr} der Firma`);
      await writeBy(talk.seeker, talk.conversationId, `Antwort ${nr}`);
    }
    await withSeeker(
      async ({ page, context }) => {
        const { origin } = server();
        await page.goto(`${origin}/pwa`);
        await untilReadyOffline(page);
        await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
        await page.goto(`${origin}/pwa/chat`);
        await expect(page.getByText(`Antwort ${last}`)).toBeVisible();
        await context.setOffline(true);
        const search = page.getByRole('searchbox', { name: w.search });
        await search.fill('xyzzy');
        await expect(page.getByText(w.none)).toBeVisible();
        await search.fill('strasse treffpunkt');
        await expect(page.locator('mark')).toHaveText('Treffpunkt');
        await pictures(page, `chat-search-${language}`);
        await page
          .getByRole('listitem')
          .filter({ has: page.locator('mark') })
          .getByRole('button')
          .click();
        await expect(page.locator('li:focus')).toContainText('Treffpunkt ist die Große Straße 4.');
        await expect(page.locator('li:focus')).toBeInViewport();

        await page.getByRole('button', { name: w.menu }).click();
        await page.getByRole('menuitem', { name: w.toDate }).click();
        await page.getByLabel(w.day, { exact: true }).fill(new Date().toLocaleDateString('sv-SE'));
        await pictures(page, `chat-date-${language}`);
        await page.getByRole('button', { name: w.show }).click();
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect(page.locator('li:focus')).toBeInViewport();

        await page.getByRole('button', { name: w.menu }).click();
        await page.getByRole('menuitem', { name: w.empty }).click();
        const sheet = page.getByRole('dialog', { name: w.question });
        await expect(sheet).toBeVisible();
        await pictures(page, `chat-empty-${language}`);
        await sheet.getByRole('button', { name: w.yes }).click();
        await expect(page.getByRole('log').getByText(`Antwort ${last}`)).toHaveCount(0);
        await context.setOffline(false);
        const conversationId = talk.conversationId;
        await expect
          .poll(async () => (await talk.seeker.api('conversation.get', { conversationId })).messages.length)
          .toBe(0);
        expect(
          (await talk.company.api('conversation.get', { conversationId })).messages.length,
        ).toBeGreaterThan(0);
      },
      { viewport: DESK },
    );
  });
}

test('chat.1 a message that was refused keeps its conversation in the list, and says so', {
  tag: '@long',
}, async () => {
  const talk = await startTalk(server(), jobAt(2));
  await withSeeker(
    async ({ page, context }) => {
      const { origin } = server();
      await page.goto(`${origin}/pwa`);
      await untilReadyOffline(page);
      await page.goto(`${origin}/pwa/chat?conversation=${talk.conversationId}`);
      await untilWritable(page);
      await context.setOffline(true);
      await write(page, 'Ich komme gern.');
      const list = page.getByRole('region', { name: 'Conversations' });
      const row = list.getByRole('listitem').filter({ hasText: 'Ich komme gern.' });
      await expect(row.getByText('on this device')).toBeVisible();
      await pictures(page, 'chat-list-waiting', ['desk']);
      await talk.company.api('conversation.close', { _conversationId: talk.conversationId });
      await context.setOffline(false);
      await expect(row.getByText('not sent')).toBeVisible();
      await pictures(page, 'chat-list-refused', ['desk']);
    },
    { viewport: DESK },
  );
});
