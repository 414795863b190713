import { expect, type Locator, type Page } from '@playwright/test';

/** Appointments in a conversation, as people suggest and take them on the screen. */

/** What the two of them read and tap, in their language. */
export const APPOINTMENT_WORDS = [
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
type Words = (typeof APPOINTMENT_WORDS)[number];

/** A morning so many days from now, as the field writes it: on the clock of who fills it in, which is in Berlin. */
export function inDays(days: number, time: string): string {
  return `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)}T${time}`;
}

/**
 * Suggests an appointment in the conversation that is open.
 * @param look called while the sheet is filled in
 */
export async function suggest(
  page: Page,
  w: Words,
  { what, times }: { what: string; times: readonly string[] },
  look: () => Promise<void> = async () => undefined,
): Promise<void> {
  await page.getByRole('button', { name: w.suggest }).click();
  const sheet = page.getByRole('dialog', { name: w.suggest });
  await sheet.getByLabel(w.what).fill(what);
  for (const [at, time] of times.entries()) {
    if (at > 0) await sheet.getByRole('button', { name: w.another }).click();
    await sheet.getByLabel(w.time(at + 1)).fill(time);
  }
  await sheet.getByLabel(w.where).fill('Am Markt 1, Celle');
  await look();
  await sheet.getByRole('button', { name: w.send }).click();
  await expect(sheet).toBeHidden();
}

/** The appointment of this name in the conversation that is open. */
export function appointmentCard(page: Page, what: string): Locator {
  return page
    .getByRole('log')
    .getByRole('listitem')
    .filter({ hasText: what })
    .filter({ has: page.locator('ul') });
}
