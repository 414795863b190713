import { sql } from 'kysely';
import { MARKET_ZONE } from '../../../contract/calendar-day.ts';
import type { NotificationType } from '../../../contract/entities/notification.ts';
import type { ChannelChoice } from '../../../contract/notification-rules.ts';
import { QUIET_DEFAULT, type QuietHours } from '../../../contract/quiet-hours.ts';
import type { UserRecord } from '../../api/call-context.ts';
import type { Db } from '../../database/database.ts';
import { isMinor } from '../user/age.ts';

export type Reader = {
  choices: Partial<Record<NotificationType, ChannelChoice>>;
  /** Whose account waits for a guardian's consent gets no mail. */
  mayMail: boolean;
  quiet: QuietHours;
  /** IANA time zone of the device that was used last. */
  zone: string;
  /** Jobs of which nothing is pushed or mailed any more. */
  mutedJobs: ReadonlySet<string>;
  /** Push addresses of their devices. */
  endpoints: readonly string[];
};

/** A reader's notification settings. Minors always have quiet hours. */
export async function readerOf(db: Db, uid: string, now: Date): Promise<Reader> {
  const reader = (await readersOf(db, [uid], now)).get(uid);
  if (reader === undefined) throw new Error('no such reader');
  return reader;
}

type Setting = { key: string; entry: string; value: unknown };
type Device = { endpoint: string; zone: string | null };

/** The same of several people, by their ids. */
export async function readersOf(db: Db, uids: readonly string[], now: Date): Promise<Map<string, Reader>> {
  const people = await db
    .selectFrom('user')
    .where('id', 'in', [...uids])
    .select(['id', 'date_of_birth as dateOfBirth', 'guardian'])
    .select([
      sql<Setting[] | null>`(
        select jsonb_agg(jsonb_build_object('key', key, 'entry', entry, 'value', value)) from user_setting
        where user_id = "user".id and key in ('notify', 'quiet', 'mutedJobs') and value is not null
      )`.as('settings'),
      sql<Device[] | null>`(
        select jsonb_agg(jsonb_build_object('endpoint', endpoint, 'zone', zone) order by created_at desc, endpoint)
        from push_device where user_id = "user".id and stopped_at is null
      )`.as('devices'),
    ])
    .execute();
  return new Map(people.map((person) => [person.id, readerFrom(person, now)]));
}

type Facts = {
  dateOfBirth: string;
  guardian: UserRecord['guardian'];
  settings: Setting[] | null;
  devices: Device[] | null;
};

function readerFrom({ settings, devices, ...person }: Facts, now: Date): Reader {
  const rows = settings ?? [];
  const notify = rows.filter(({ key }) => key === 'notify');
  const quiet = rows.find(({ key }) => key === 'quiet')?.value as QuietHours | undefined;
  const minor = isMinor(person, now);
  return {
    mayMail: person.guardian !== 'pending',
    choices: Object.fromEntries(notify.map(({ entry, value }) => [entry, value as ChannelChoice])),
    quiet: minor ? QUIET_DEFAULT : (quiet ?? QUIET_DEFAULT),
    zone: devices?.find(({ zone }) => zone !== null)?.zone ?? MARKET_ZONE,
    mutedJobs: new Set(rows.filter(({ key }) => key === 'mutedJobs').map(({ entry }) => entry)),
    endpoints: devices?.map(({ endpoint }) => endpoint).sort() ?? [],
  };
}
