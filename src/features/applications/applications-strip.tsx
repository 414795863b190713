import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import Send from 'lucide-react/icons/send';
import { isOpen } from '../../../contract/policy/application.ts';
import { useClock } from '../../i18n/clock.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { applicationItems } from '../../replica/queries/application-items.ts';
import { useLive, useReplica } from '../../replica/use-live.ts';
import { Chip } from '../../ui/chip.tsx';
import { Icon } from '../../ui/icon.tsx';
import { StretchedLink } from '../../ui/links.tsx';
import { needOf } from './needs.ts';

/** One line above the market: how many applications wait for an answer, until when, and what needs me (pwa.5). */
export function ApplicationsStrip() {
  const { t } = useLingui();
  const format = useFormat();
  const clock = useClock();
  const { uid } = useReplica();
  const items = useLive(applicationItems);
  if (!items || items.length === 0) return null;
  const open = items.filter(({ application }) => isOpen(application.status));
  const at = clock();
  const needing = items.filter((item) => needOf(item, uid, at.getTime())).length;
  if (open.length === 0 && needing === 0) return null;
  const now = at.toISOString();
  const dues = open.flatMap(({ application }) => application.dueAt ?? []).toSorted();
  const next = dues.find((dueAt) => dueAt > now);
  const day = next && format.deadline(next);
  const overdue = dues.filter((dueAt) => dueAt <= now).length;
  const count = open.length;
  return (
    <div className="relative flex items-center gap-3 rounded-card border border-line bg-sheet px-4 py-2.5 motion-colors hover:border-edge">
      <Icon of={Send} className="text-accent" />
      <div className="min-w-0 flex-1 text-small">
        <p className="font-semibold">
          <StretchedLink to="/pwa/user" search={{ view: 'applications' }}>
            {t`${plural(count, { one: '# open application', other: '# open applications' })}`}
          </StretchedLink>
        </p>
        <p className="text-soft empty:hidden">
          {overdue > 0
            ? t`${plural(overdue, { one: '# answer is overdue', other: '# answers are overdue' })}`
            : day && <Trans>Next answer promised by {day}</Trans>}
        </p>
      </div>
      {needing > 0 && (
        <Chip tone="new">{t`${plural(needing, { one: '# waits for you', other: '# wait for you' })}`}</Chip>
      )}
    </div>
  );
}
