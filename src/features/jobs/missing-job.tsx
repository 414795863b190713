import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { SyncStatus } from '../../replica/queries/outbox.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/links.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** No such job on this device: not yet, or not any more. */
export function MissingJob({ status, minor }: { status: SyncStatus; minor: number | undefined }) {
  const { t } = useLingui();
  const toMarket = (
    <LinkButton to="/pwa" variant="quiet">
      <Trans>All jobs</Trans>
    </LinkButton>
  );
  if (status.loaded) {
    return (
      <Titled title={t`Job not found`}>
        <EmptyState
          picture="not-found"
          title={
            minor
              ? t`At ${minor} you see only jobs you may take. This one is for older people, or it is closed.`
              : t`This job is closed, or the link is wrong.`
          }
          action={toMarket}
        />
      </Titled>
    );
  }
  if (status.state === 'offline') {
    return (
      <Titled title={t`Job not here yet`}>
        <EmptyState picture="offline" title={t`This job is not on this device yet.`} action={toMarket}>
          <Trans>It loads by itself once you are online.</Trans>
        </EmptyState>
      </Titled>
    );
  }
  return (
    <Page title={t`Loading your market`}>
      <Skeleton lines={6} />
    </Page>
  );
}

/** The sentence below says it all; the heading is for those who hear the page. */
function Titled({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Page title={title} hideTitle>
      {children}
    </Page>
  );
}
