import { Trans, useLingui } from '@lingui/react/macro';
import { usePageTitle } from '../../ui/page-title.ts';

/** The heading of the screen while no conversation is open; beside an open one, whose name is the heading, a part. */
export function ListHeading({ main }: { main: boolean }) {
  return main ? (
    <MainHeading />
  ) : (
    <h2 className="text-title">
      <Trans>Chat</Trans>
    </h2>
  );
}

function MainHeading() {
  const { t } = useLingui();
  usePageTitle(t`Chat`);
  return <h1 className="text-title">{t`Chat`}</h1>;
}
