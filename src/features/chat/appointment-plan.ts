import type { MessageEntry } from './stream-items.ts';

/** Unfinished entries. Times as the field has them: `YYYY-MM-DDTHH:MM`, on this device's clock. */
export type Plan = { text: string; place: string; minutes: number; times: string[] };

/** Key of the draft of a suggestion. */
export const planKey = (conversationId: string) => `appointment:${conversationId}`;

/** As the field writes it, on this device's clock. */
export function localTime(date: Date): string {
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}

/** What was suggested, to be changed; undefined for a message that suggests nothing. */
export function planOf({ args }: Pick<MessageEntry, 'args'>): Plan | undefined {
  const { text, appointment } = args;
  if (appointment?.step !== 'proposed') return undefined;
  const { times, minutes, place } = appointment;
  return { text, place, minutes, times: times.map((time) => localTime(new Date(time))) };
}
