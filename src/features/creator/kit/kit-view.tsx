import { Trans, useLingui } from '@lingui/react/macro';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Printer from 'lucide-react/icons/printer';
import type { Creator } from '../../../../contract/entities/creator.ts';
import { usePhoto } from '../../../sync/react/use-attachment.ts';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/links.tsx';
import { MediaKit } from '../../../ui/media-kit/media-kit.tsx';
import { Page } from '../../../ui/page.tsx';
import { cardOf } from './card-of.ts';

/** The media kit by itself: to be looked at as companies see it, printed, or saved as PDF (creator.6). */
export function KitView({ creator }: { creator: Creator }) {
  const { t } = useLingui();
  return (
    <Page
      title={t`Media kit`}
      lead={
        <p className="print:hidden">
          {creator.status === 'active' ? (
            <Trans>This is what companies see of you, and nothing else.</Trans>
          ) : (
            <Trans>
              This is what companies will see of you, and nothing else. At present nobody sees it.
            </Trans>
          )}
        </p>
      }
      actions={
        <div className="flex flex-wrap gap-2 print:hidden">
          <LinkButton to="/pwa/user/create-creator" search={{}} variant="quiet" icon={ArrowLeft}>
            <Trans>Edit</Trans>
          </LinkButton>
          <Button variant="quiet" icon={Printer} onClick={() => window.print()}>
            <Trans>Print or save as PDF</Trans>
          </Button>
        </div>
      }
    >
      <MediaKit card={cardOf(creator)} usePhoto={usePhoto} />
    </Page>
  );
}
