import { expect, type Page, test } from '@playwright/test';
import { untilShown } from './acts.ts';
import { DESK } from './person.ts';
import { oneServer, withOwner, withPerson, withSeeker } from './running.ts';
import { startTalk } from './talk.ts';

/**
 * What a screen reader is given of the five main screens: landmarks, headings, names and states, in their order. The
 * files beside this one say what has to be there; rows of a list are given by one of them. Which of the sample's jobs is
 * the newest depends on the hour, so the job is the newest of one kind and its snapshot names what each of them has.
 */
const server = oneServer();

async function reads(page: Page, path: string, name: string): Promise<void> {
  await page.goto(server().origin + path);
  await untilShown(page);
  await expect(page.locator('body')).toMatchAriaSnapshot({ name: `${name}.aria.yml` });
}

test('home.1 pwa.2 job.1 chat.4 company.2 start page, market, job, conversation and board as a screen reader has them', async () => {
  const talk = await startTalk(server(), ({ kind }) => kind === 'minijob');
  await talk.write('Wann kannst du anfangen?');
  await withPerson(({ page }) => reads(page, '/', 'start'));
  await withSeeker(async ({ page }) => {
    await reads(page, '/pwa', 'market');
    await reads(page, `/pwa/${talk.jobId}`, 'job');
    await reads(page, `/pwa/chat?conversation=${talk.conversationId}`, 'conversation');
  });
  await withOwner(
    async ({ page }) => {
      await reads(page, '/pwa/company?view=applicants&sort=newest', 'board');
    },
    { viewport: DESK },
  );
});
