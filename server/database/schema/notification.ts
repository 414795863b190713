import type { NotificationType } from '../../../contract/entities/notification.ts';
import type { Defaulted, Json } from './column.ts';

export type NotificationTable = {
  id: string;
  ver: Defaulted<number>;
  user_id: string;
  type: NotificationType;
  ref_type: 'application' | 'conversation' | 'job';
  ref_id: string;
  params: Json<string[]>;
  created_at: Date;
  read_at: Date | null;
};

export type PushDeviceTable = {
  endpoint: string;
  user_id: string;
  p256dh: string;
  auth: string;
  created_at: Date;
};

export type NotificationTables = {
  notification: NotificationTable;
  push_device: PushDeviceTable;
};
