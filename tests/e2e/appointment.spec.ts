import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { signIn, untilReadyOffline } from './acts.ts';
import { DESK } from './person.ts';
import { pictures } from './pictures.ts';
import { oneServer, withPerson } from './running.ts';
import { jobAt, startTalk } from './talk.ts';

const server = oneServer();

/** What the two of them read and tap, in their language. */
const LANGUAGES = [
  {
    language: 'en_US',
    suggest: 'Suggest an appointment',
    what: 'What is it for?',
    time: (nr: number) => new RegExp(`^Time ${nr}`),
    another: 'Another time to choose from',
    where: /^Where\?/,
    send: 'Send the suggestion',
    choose: 'Choose',
    calendar: 'Put it in my calendar',
    withdraw: 'Withdraw it',
    here: 'on this device',
    chosen: /^Chosen by you, /,
    chosenBy: /^Chosen by .+, /,
    withdrawn: /^Withdrawn by .+, /,
    decided: 'This was decided before. The appointment shows by whom, and when.',
  },
  {
    language: 'de_DE',
    suggest: 'Termin vorschlagen',
    what: 'Wofür ist der Termin?',
    time: (nr: number) => new RegExp(`^Zeit ${nr}`),
    another: 'Noch eine Zeit zur Wahl',
    where: /^Wo\?/,
    send: 'Vorschlag senden',
    choose: 'Wählen',
    calendar: 'In meinen Kalender',
    withdraw: 'Zurückziehen',
    here: 'auf diesem Gerät',
    chosen: /^Von dir gewählt, /,
    chosenBy: /^Gewählt von .+, /,
    withdrawn: /^Zurückgezogen von .+, /,
    decided: 'Das war schon entschieden. Am Termin steht, von wem und wann.',
  },
] as const;
type Words = (typeof LANGUAGES)[number];

/** A morning so many days from now, as the field writes it: on the clock of who fills it in, which is in Berlin. */
function inDays(days: number, time: string): string {
  return `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T${time}`;
}

/** The device's clock is of this zone from now on. */
async function inZone(page: Page, timezoneId: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTimezoneOverride', { timezoneId });
}

async function suggest(page: Page, w: Words, what: string, times: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: w.suggest }).click();
  const sheet = page.getByRole('dialog', { name: w.suggest });
  await sheet.getByLabel(w.what).fill(what);
  for (const [at, time] of times.entries()) {
    if (at > 0) await sheet.getByRole('button', { name: w.another }).click();
    await sheet.getByLabel(w.time(at + 1)).fill(time);
  }
  await sheet.getByLabel(w.where).fill('Am Markt 1, Celle');
  if (times.length > 1) await pictures(page, `appointment-sheet-${w.language}`);
  await sheet.getByRole('button', { name: w.send }).click();
  await expect(sheet).toBeHidden();
}

for (const [place, w] of LANGUAGES.entries())
  test(`chat.4 an appointment is suggested, taken in a tunnel, and told in each one's own time zone (${w.language})`, async () => {
    const { conversationId, company } = await startTalk(server(), jobAt(place));
    const { origin, password } = server();
    const enter = async (page: Page, email: string, zone: string) => {
      await inZone(page, zone);
      await signIn(page, origin, email, password);
    };
    const open = async (page: Page) => {
      await page.evaluate((chosen) => localStorage.setItem('language', chosen), w.language);
      await page.goto(`${origin}/pwa/chat?conversation=${conversationId}`);
    };
    const card = (page: Page, what: string) =>
      page
        .getByRole('log')
        .getByRole('listitem')
        .filter({ hasText: what })
        .filter({ has: page.locator('ul') });

    await withPerson(
      async ({ page: theirs }) => {
        await enter(theirs, 'company@example.org', 'Europe/Berlin');
        await open(theirs);
        await withPerson(async ({ page, context }) => {
          await enter(page, 'seeker@example.org', 'Europe/Lisbon');
          await untilReadyOffline(page);
          await open(page);

          const days = [3, 4, 5].map((day) => inDays(day, '16:30'));
          await suggest(theirs, w, 'Rundgang im Laden', days);
          await expect(card(theirs, 'Rundgang im Laden')).toBeVisible();
          await expect(card(page, 'Rundgang im Laden')).toBeVisible();
          await pictures(page, `appointment-proposed-${w.language}`);

          // In the tunnel: it is taken, and what is waiting says so.
          await context.setOffline(true);
          const chosen = card(page, 'Rundgang im Laden').getByRole('button', { name: w.choose }).nth(1);
          // Half past four in Berlin is half past three in Lisbon.
          await expect(chosen).toContainText(/\b(15:30|3:30)/);
          await chosen.click();
          await expect(card(page, 'Rundgang im Laden').getByText(w.chosen)).toBeVisible();
          await expect(page.getByRole('log').getByText(w.here)).toBeVisible();
          await pictures(page, `appointment-offline-${w.language}`);
          await context.setOffline(false);
          await expect(page.getByRole('log').getByText(w.here)).toHaveCount(0);

          // The calendar's file has the instant itself.
          const download = page.waitForEvent('download');
          await card(page, 'Rundgang im Laden').getByRole('button', { name: w.calendar }).click();
          const file = await readFile(await (await download).path(), 'utf8');
          const { messages } = await company.api('conversation.get', { conversationId });
          const taken = messages.find(({ appointment }) => appointment?.step === 'taken');
          const stamp = taken?.appointment?.times[0]?.replace(/[-:]|\.\d+/g, '');
          expect(file).toContain(`DTSTART:${stamp}`);
          expect(file).toContain('SUMMARY:Rundgang im Laden');

          // The other side reads who and when, on its own clock, and above the messages what is next.
          await expect(card(theirs, 'Rundgang im Laden').getByText(w.chosenBy)).toBeVisible();
          await expect(theirs.getByRole('button', { name: /Rundgang im Laden/ }).first()).toContainText(
            /\b(16:30|4:30)/,
          );
          await pictures(theirs, `appointment-taken-${w.language}`);

          // Two at once: the company withdraws while the other one is in a tunnel and takes.
          await suggest(theirs, w, 'Probetag', [inDays(8, '09:00')]);
          await expect(card(page, 'Probetag')).toBeVisible();
          await context.setOffline(true);
          await card(page, 'Probetag').getByRole('button', { name: w.choose }).click();
          await expect(card(page, 'Probetag').getByText(w.chosen)).toBeVisible();
          await card(theirs, 'Probetag').getByRole('button', { name: w.withdraw }).click();
          await expect
            .poll(async () => {
              const { messages: all } = await company.api('conversation.get', { conversationId });
              return all.at(-1)?.appointment?.step;
            })
            .toBe('withdrawn');
          await context.setOffline(false);
          await expect(page.getByRole('log').getByText(w.decided)).toBeVisible();
          await expect(card(page, 'Probetag').getByText(w.withdrawn)).toBeVisible();
          await pictures(page, `appointment-lost-${w.language}`);
          await page.getByRole('log').getByRole('button', { name: 'OK' }).click();
          await expect(page.getByRole('log').getByText(w.decided)).toHaveCount(0);
        });
      },
      { viewport: DESK },
    );
  });
