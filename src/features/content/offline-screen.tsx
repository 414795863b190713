import { Trans, useLingui } from '@lingui/react/macro';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { useOnceReached } from '../../sync/react/use-once-reached.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/links.tsx';
import { usePageTitle } from '../../ui/page-title.ts';

type Props = {
  /** The page of the server that was wanted; null where the address names none. */
  page: string | null;
  signedIn: boolean;
};

/** A link led to a page of the server, and there is no network. It opens by itself once there is one. */
export function OfflineScreen({ page, signedIn }: Props) {
  const { t } = useLingui();
  usePageTitle(t`No network`);
  const open = () => location.replace(page ?? '/jobs');
  useOnceReached(page, open);
  const isJob = /^\/jobs\/[0-9a-f-]{36}/.test(page ?? '');
  return (
    <div className="grid gap-8 pb-12">
      <TunnelMouth />
      <div className="page grid gap-5">
        <div className="grid gap-2">
          <h1>
            <Trans>No network. You can go on.</Trans>
          </h1>
          <p className="max-w-content text-lead text-soft">
            {isJob ? (
              <Trans>This ad is not on this device. It opens by itself once you are online.</Trans>
            ) : (
              <Trans>This page is not on this device. It opens by itself once you are online.</Trans>
            )}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          {signedIn ? (
            <LinkButton to="/pwa">
              <Trans>Search the jobs on this device</Trans>
            </LinkButton>
          ) : (
            <LinkButton to="/">
              <Trans>See the newest jobs on this device</Trans>
            </LinkButton>
          )}
          <Button variant="quiet" icon={RotateCw} onClick={open}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      </div>
    </div>
  );
}

/** A hill, the way into it, and the light at its other end. Decoration. */
function TunnelMouth() {
  return (
    <svg
      viewBox="0 0 390 150"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      className="drawing h-40 w-full border-b-2 border-soft [&_*]:[vector-effect:non-scaling-stroke]"
    >
      <path
        d="M-600 150V108c260 24 420-8 600-8 60-6 66-48 106-60 36-12 46-34 92-34s60 26 96 48c34 24 56 26 96 44 160 30 380-16 600 10v42Z"
        className="fill-well"
      />
      <path d="M56 46 46 66h20ZM56 66v10M344 58l-10 20h20ZM344 78v10" className="faint" />
      <path d="M134 150v-42a62 62 0 0 1 124 0v42" className="fill-paper" />
      <path d="M145 150v-42a51 51 0 0 1 102 0v42" className="fill-ink" />
      <path d="M171 150v-32a25 25 0 0 1 50 0v32" className="fill-highlight-wash" />
      <path d="m186 150 6-20M206 150l-6-20M189 140h14M191 134h10" className="faint" />
    </svg>
  );
}
