import { Trans, useLingui } from '@lingui/react/macro';
import { useReachability } from '../../sync/react/use-reachability.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/links.tsx';
import { NotHere } from '../../ui/not-here.tsx';
import { Page } from '../../ui/page.tsx';

type Props = {
  /** The server was asked, and shows this person no such job. */
  gone: boolean;
  minor: number | undefined;
};

/** No such job on this device: not yet, or not any more. */
export function MissingJob({ gone, minor }: Props) {
  const { t } = useLingui();
  const reach = useReachability();
  const toMarket = (
    <LinkButton to="/pwa" variant="quiet">
      <Trans>All jobs</Trans>
    </LinkButton>
  );
  if (gone) {
    // The sentence says it all; the heading is for those who hear the page.
    return (
      <Page title={t`Job not found`} hideTitle>
        <EmptyState
          picture="not-found"
          title={
            minor
              ? t`At ${minor} you see only jobs you may take. This one is for older people, or it is closed.`
              : t`This job is closed, or the link is wrong.`
          }
          action={toMarket}
        />
      </Page>
    );
  }
  return (
    <Page title={reach.offline ? t`Job not here yet` : t`Loading the jobs`} hideTitle={reach.offline}>
      <NotHere title={t`This job is not on this device yet.`} action={toMarket} {...reach} />
    </Page>
  );
}
