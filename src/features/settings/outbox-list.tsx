import { Trans } from '@lingui/react/macro';
import { outboxItems } from '../../replica/queries/outbox-items.ts';
import { useLive } from '../../replica/use-live.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { heldUp, needsDecision } from './held-up.ts';
import { OutboxItemRow } from './outbox-item-row.tsx';

type Props = { onOpen?: (() => void) | undefined };

/** Everything that has not been received, what needs a decision first (usersettings.10). */
export function OutboxList({ onOpen }: Props) {
  const items = useLive(outboxItems);
  if (!items) return <Skeleton lines={3} />;
  if (items.length === 0) return null;
  const held = heldUp(items.map(({ entry }) => entry));
  const stopped = items.filter(({ entry }) => needsDecision(entry));
  const moving = items.filter(({ entry }) => !needsDecision(entry));
  const rows = (some: typeof items) => (
    <ul className="divide-y divide-line rounded-card border border-line bg-sheet">
      {some.map((item) => (
        <OutboxItemRow key={item.entry.id} item={item} held={held.has(item.entry.id)} onOpen={onOpen} />
      ))}
    </ul>
  );
  return (
    <div className="grid gap-5">
      {stopped.length > 0 && (
        <div className="grid gap-2">
          <h3 className="text-small font-semibold">
            <Trans>Needs your decision</Trans>
          </h3>
          {rows(stopped)}
        </div>
      )}
      {moving.length > 0 && (
        <div className="grid gap-2">
          <h3 className="text-small font-semibold">
            <Trans>On its way</Trans>
          </h3>
          {rows(moving)}
        </div>
      )}
    </div>
  );
}
