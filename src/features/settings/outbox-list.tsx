import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useSession } from '../../auth/use-account.ts';
import { colleagueNames } from '../../replica/queries/colleague-names.ts';
import { syncStatus } from '../../replica/queries/outbox.ts';
import { type OutboxItem, outboxItems } from '../../replica/queries/outbox-items.ts';
import { useLive } from '../../replica/use-live.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { heldUp, isHeldByLock, needsDecision } from './held-up.ts';
import { OutboxItemRow } from './outbox-item-row.tsx';

type Props = { onOpen?: (() => void) | undefined };

const NOBODY: ReadonlyMap<string, string> = new Map();

/** Everything that has not been received, what needs a decision first (usersettings.10). */
export function OutboxList({ onOpen }: Props) {
  const items = useLive(outboxItems);
  const status = useLive(syncStatus);
  const names = useLive(colleagueNames) ?? NOBODY;
  const lock = useSession()?.locked ?? null;
  // The person's record tells it once it has come, a refusal of the server already before.
  const locked = lock !== null || status?.locked === true;
  if (!items) return <Skeleton lines={3} />;
  if (items.length === 0) return null;
  const stuck = heldUp(items.map(({ entry }) => entry));
  const byLock = ({ entry }: OutboxItem) => locked && isHeldByLock(entry);
  const stopped = items.filter(({ entry }) => needsDecision(entry));
  const held = items.filter(byLock);
  const moving = items.filter((item) => !needsDecision(item.entry) && !byLock(item));
  const rows = (some: typeof items) => (
    <ul className="divide-y divide-line rounded-card border border-line bg-sheet">
      {some.map((item) => (
        <OutboxItemRow
          key={item.entry.id}
          item={item}
          held={byLock(item) ? 'locked' : stuck.has(item.entry.id) ? 'stuck' : null}
          names={names}
          onOpen={onOpen}
        />
      ))}
    </ul>
  );
  return (
    <div className="grid gap-5">
      {stopped.length > 0 && <Part title={<Trans>Needs your decision</Trans>}>{rows(stopped)}</Part>}
      {held.length > 0 && (
        <Part title={<Trans>Held until your account is open again</Trans>}>{rows(held)}</Part>
      )}
      {moving.length > 0 && <Part title={<Trans>On its way</Trans>}>{rows(moving)}</Part>}
    </div>
  );
}

function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div className="grid gap-2">
      <h3 className="text-small font-semibold">{title}</h3>
      {children}
    </div>
  );
}
