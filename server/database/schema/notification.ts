import type {
  NotificationPriority,
  NotificationRefType,
  NotificationType,
} from '../../../contract/entities/notification.ts';
import type { Defaulted, Json } from './column.ts';

export type NotificationTable = {
  id: string;
  ver: Defaulted<number>;
  user_id: string;
  type: NotificationType;
  ref_type: NotificationRefType;
  ref_id: string;
  /** At most one notification of a person, type and ref has it; null is never equal. */
  version: Defaulted<string | null>;
  params: Json<string[]>;
  group_key: Defaulted<string>;
  priority: Defaulted<NotificationPriority>;
  push: Defaulted<boolean>;
  mail: Defaulted<boolean>;
  /** When the push left or is to leave; null where there is none. */
  push_at: Defaulted<Date | null>;
  /** When a digest with it was posted. */
  mailed_at: Defaulted<Date | null>;
  created_at: Date;
  read_at: Date | null;
  expires_at: Defaulted<Date | null>;
  /** Deleted rows stay for a while without their words, so that nothing is told twice. */
  deleted_at: Defaulted<Date | null>;
};

export type PushDeviceTable = {
  endpoint: string;
  user_id: string;
  p256dh: string;
  auth: string;
  /** When this person has registered it first. */
  created_at: Date;
  /** When it was registered last; null: by an older version. */
  seen_at: Defaulted<Date | null>;
  /** Its person has stopped it from elsewhere: it gets nothing until they switch it on there. */
  stopped_at: Defaulted<Date | null>;
  /** IANA time zone; null: an older app has registered it. */
  zone: Defaulted<string | null>;
  /** When the push service last took something for it. */
  last_push_at: Defaulted<Date | null>;
  /** Null while pushes are taken. */
  failing_since: Defaulted<Date | null>;
};

/** At most one a day. */
export type DigestTable = { user_id: string; day: string; posted_at: Date };

export type NotificationTables = {
  digest: DigestTable;
  notification: NotificationTable;
  push_device: PushDeviceTable;
};
