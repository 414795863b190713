import { Trans } from '@lingui/react/macro';
import { useCanGoBack, useRouter } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/links.tsx';

/** Back to where one came from, filters and place in the list included; an installed app has no such button. */
export function BackToMarket() {
  const router = useRouter();
  const canGoBack = useCanGoBack();
  return (
    <div className="page -mb-5 pt-2">
      <div className="-ms-5">
        {canGoBack ? (
          <Button variant="bare" icon={ArrowLeft} onClick={() => router.history.back()}>
            <Trans>Back</Trans>
          </Button>
        ) : (
          <LinkButton to="/pwa" variant="bare" icon={ArrowLeft}>
            <Trans>All jobs</Trans>
          </LinkButton>
        )}
      </div>
    </div>
  );
}
