import type { ReactNode } from 'react';
import type { MailAction } from '../auth/mail-link.ts';
import { MailConfirmed } from './-mail-confirmed.tsx';
import { MailMovedLinks } from './-mail-moved.tsx';

/** Handles a mail's link on the page that was opened. */
export function Mailed({ action }: { action: MailAction }): ReactNode {
  return action === 'verify' ? <MailConfirmed /> : <MailMovedLinks />;
}
