import { expect, type Page, test } from '@playwright/test';
import { signIn, untilReadyOffline } from './acts.ts';
import { APPOINTMENT_WORDS, appointmentCard, inDays, suggest } from './appointments.ts';
import { saved } from './carried-files.ts';
import { DESK } from './person.ts';
import { pictures } from './pictures.ts';
import { oneServer, withPerson } from './running.ts';
import { jobAt, startTalk } from './talk.ts';

const server = oneServer();

/** The device's clock is of this zone from now on. */
async function inZone(page: Page, timezoneId: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTimezoneOverride', { timezoneId });
}

for (const [place, w] of APPOINTMENT_WORDS.entries())
  test(`chat.4 an appointment is suggested, taken in a tunnel, and told in each one's own time zone (${w.language})`, {
    tag: '@long',
  }, async () => {
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

    await withPerson(
      async ({ page: theirs }) => {
        await enter(theirs, 'company@example.org', 'Europe/Berlin');
        await open(theirs);
        await withPerson(async ({ page, context }) => {
          await enter(page, 'seeker@example.org', 'Europe/Lisbon');
          await untilReadyOffline(page);
          await open(page);

          const days = [3, 4, 5].map((day) => inDays(day, '16:30'));
          await suggest(theirs, w, { what: 'Rundgang im Laden', times: days }, () =>
            pictures(theirs, `appointment-sheet-${w.language}`),
          );
          await expect(appointmentCard(theirs, 'Rundgang im Laden')).toBeVisible();
          await expect(appointmentCard(page, 'Rundgang im Laden')).toBeVisible();
          await pictures(page, `appointment-proposed-${w.language}`);

          // In the tunnel: it is taken, and what is waiting says so.
          await context.setOffline(true);
          const chosen = appointmentCard(page, 'Rundgang im Laden')
            .getByRole('button', { name: w.choose })
            .nth(1);
          // Half past four in Berlin is half past three in Lisbon.
          await expect(chosen).toContainText(/\b(15:30|3:30)/);
          await chosen.click();
          await expect(appointmentCard(page, 'Rundgang im Laden').getByText(w.chosen)).toBeVisible();
          await expect(page.getByRole('log').getByText(w.here)).toBeVisible();
          await pictures(page, `appointment-offline-${w.language}`);
          await context.setOffline(false);
          await expect(page.getByRole('log').getByText(w.here)).toHaveCount(0);

          // The calendar's file has the instant itself.
          const card = appointmentCard(page, 'Rundgang im Laden');
          const file = String(await saved(card.getByRole('button', { name: w.calendar })));
          const { messages } = await company.api('conversation.get', { conversationId });
          const taken = messages.find(({ appointment }) => appointment?.step === 'taken');
          const stamp = taken?.appointment?.times[0]?.replace(/[-:]|\.\d+/g, '');
          expect(file).toContain(`DTSTART:${stamp}`);
          expect(file).toContain('SUMMARY:Rundgang im Laden');

          // The other side reads who and when, on its own clock, and above the messages what is next.
          await expect(appointmentCard(theirs, 'Rundgang im Laden').getByText(w.chosenBy)).toBeVisible();
          await expect(theirs.getByRole('button', { name: /Rundgang im Laden/ }).first()).toContainText(
            /\b(16:30|4:30)/,
          );
          await pictures(theirs, `appointment-taken-${w.language}`);

          // Two at once: the company withdraws while the other one is in a tunnel and takes.
          await suggest(theirs, w, { what: 'Probetag', times: [inDays(8, '09:00')] });
          await expect(appointmentCard(page, 'Probetag')).toBeVisible();
          await context.setOffline(true);
          await appointmentCard(page, 'Probetag').getByRole('button', { name: w.choose }).click();
          await expect(appointmentCard(page, 'Probetag').getByText(w.chosen)).toBeVisible();
          await appointmentCard(theirs, 'Probetag').getByRole('button', { name: w.withdraw }).click();
          await expect
            .poll(async () => {
              const { messages: all } = await company.api('conversation.get', { conversationId });
              return all.at(-1)?.appointment?.step;
            })
            .toBe('withdrawn');
          await context.setOffline(false);
          await expect(page.getByRole('log').getByText(w.decided)).toBeVisible();
          await expect(appointmentCard(page, 'Probetag').getByText(w.withdrawn)).toBeVisible();
          await pictures(page, `appointment-lost-${w.language}`);
          await page.getByRole('log').getByRole('button', { name: 'OK' }).click();
          await expect(page.getByRole('log').getByText(w.decided)).toHaveCount(0);
        });
      },
      { viewport: DESK },
    );
  });
