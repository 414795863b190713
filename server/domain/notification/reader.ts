import { MARKET_ZONE } from '../../../contract/calendar-day.ts';
import type { NotificationType } from '../../../contract/entities/notification.ts';
import type { ChannelChoice } from '../../../contract/notification-rules.ts';
import { QUIET_DEFAULT, type QuietHours } from '../../../contract/quiet-hours.ts';
import type { Db } from '../../database/database.ts';
import { isMinor } from '../user/age.ts';

export type Reader = {
  choices: Partial<Record<NotificationType, ChannelChoice>>;
  /** Minors get no mail without a guardian's consent. */
  mayMail: boolean;
  quiet: QuietHours;
  /** IANA time zone of the device that was used last. */
  zone: string;
  /** Jobs of which nothing is pushed or mailed any more. */
  mutedJobs: ReadonlySet<string>;
};

/** A reader's notification settings. Minors always have quiet hours. */
export async function readerOf(db: Db, uid: string, now: Date): Promise<Reader> {
  const person = await db
    .selectFrom('user')
    .where('id', '=', uid)
    .select(['date_of_birth as dateOfBirth', 'guardian'])
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('user_setting')
    .where('user_id', '=', uid)
    .where('key', 'in', ['notify', 'quiet', 'mutedJobs'])
    .where('value', 'is not', null)
    .select(['key', 'entry', 'value'])
    .execute();
  const notify = rows.filter(({ key }) => key === 'notify');
  const quiet = rows.find(({ key }) => key === 'quiet')?.value as QuietHours | undefined;
  const device = await db
    .selectFrom('push_device')
    .where('user_id', '=', uid)
    .where('zone', 'is not', null)
    .select('zone')
    .orderBy('created_at', 'desc')
    .orderBy('endpoint')
    .limit(1)
    .executeTakeFirst();
  const minor = isMinor(person, now);
  return {
    mayMail: !minor || person.guardian === 'ok',
    choices: Object.fromEntries(notify.map(({ entry, value }) => [entry, value as ChannelChoice])),
    quiet: minor ? QUIET_DEFAULT : (quiet ?? QUIET_DEFAULT),
    zone: device?.zone ?? MARKET_ZONE,
    mutedJobs: new Set(rows.filter(({ key }) => key === 'mutedJobs').map(({ entry }) => entry)),
  };
}
