import { useLingui } from '@lingui/react/macro';
import type { NotificationCategory } from '../../../contract/notification-rules.ts';

/** The names of the kinds of news, as the reader's side calls them. */
export function useCategoryWords(
  side: 'talent' | 'company',
): Record<NotificationCategory, { name: string; detail?: string }> {
  const { t } = useLingui();
  return {
    answers: { name: t`Answers`, detail: t`to your applications` },
    messages: { name: t`Chat messages`, detail: t`and appointments` },
    offers: { name: t`Offers and deadlines` },
    matches: { name: t`New matching jobs`, detail: t`of your saved searches` },
    saved_jobs: { name: t`Saved jobs end`, detail: t`a few days before` },
    applications: { name: t`New applications` },
    due: { name: t`Answers that are due` },
    team: { name: t`From your team`, detail: t`applicants given to you, notes that name you` },
    account:
      side === 'company'
        ? { name: t`Account, team and plan`, detail: t`and your reminders` }
        : { name: t`Account`, detail: t`and your reminders` },
  };
}
