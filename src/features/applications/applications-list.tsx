import { Trans, useLingui } from '@lingui/react/macro';
import { applicationItems } from '../../replica/queries/application-items.ts';
import { syncStatus } from '../../replica/queries/outbox.ts';
import { staleSince } from '../../replica/queries/stale.ts';
import { useLive, useReplica } from '../../replica/use-live.ts';
import { useReachability } from '../../sync/react/use-reachability.ts';
import { AsOf } from '../../ui/as-of.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/links.tsx';
import { NotHere } from '../../ui/not-here.tsx';
import { Section } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ApplicationRow } from './application-row.tsx';
import { byNeed } from './needs.ts';

type Props = {
  /** The application that is open. */
  selectedId?: string | undefined;
};

/** Everything I applied to: first what needs me, then the rest, newest first, what is over last (user.6, pwa.5). */
export function ApplicationsList({ selectedId }: Props) {
  const { t } = useLingui();
  const { uid } = useReplica();
  const items = useLive(applicationItems);
  const status = useLive(syncStatus);
  if (!items || !status) return <Skeleton lines={5} />;
  if (items.length === 0 && !status.loaded) return <FirstLoad />;
  if (items.length === 0) {
    return (
      <EmptyState
        picture="no-applications"
        title={t`You have not applied anywhere yet.`}
        action={
          <LinkButton to="/pwa">
            <Trans>Look for a job</Trans>
          </LinkButton>
        }
      >
        <Trans>Every application shows here how it stands, and by when an answer is promised.</Trans>
      </EmptyState>
    );
  }
  const { needing, others, ended } = byNeed(items, uid);
  const stale = staleSince(status);
  const rows = (told: typeof needing) => (
    <ul className="grid gap-3">
      {told.map(({ item, need }) => (
        <ApplicationRow
          key={item.application._id}
          item={item}
          need={need}
          selected={item.application._id === selectedId}
        />
      ))}
    </ul>
  );
  return (
    <>
      {stale && (
        <p>
          <AsOf instant={stale} />
        </p>
      )}
      {needing.length > 0 && <Section title={t`These wait for you`}>{rows(needing)}</Section>}
      {others.length > 0 && (
        <Section title={needing.length > 0 ? t`The others` : t`All applications`}>{rows(others)}</Section>
      )}
      {ended.length > 0 && <Section title={t`Over`}>{rows(ended)}</Section>}
    </>
  );
}

function FirstLoad() {
  const { t } = useLingui();
  const reach = useReachability();
  return (
    <NotHere title={t`Your applications are not on this device yet.`} {...reach}>
      <div className="grid gap-2">
        <p role="status" className="font-semibold">
          <Trans>Loading your applications</Trans>
        </p>
        <Skeleton lines={4} />
      </div>
    </NotHere>
  );
}
