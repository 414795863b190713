import { Trans, useLingui } from '@lingui/react/macro';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import FilePen from 'lucide-react/icons/file-pen';
import MessageCircle from 'lucide-react/icons/message-circle';
import { useState } from 'react';
import type { CreatorCard } from '../../../../contract/entities/creator.ts';
import { creatorContact } from '../../../replica/queries/found-creators.ts';
import { useLive } from '../../../replica/use-live.ts';
import { usePhoto } from '../../../sync/react/use-attachment.ts';
import { useUnanswered } from '../../../sync/react/use-reachability.ts';
import { useRead } from '../../../sync/react/use-read.ts';
import { ActionBar } from '../../../ui/action-bar.tsx';
import { AsOf } from '../../../ui/as-of.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton, TextLink } from '../../../ui/links.tsx';
import { MediaKit } from '../../../ui/media-kit/media-kit.tsx';
import { NotHere } from '../../../ui/not-here.tsx';
import { Page } from '../../../ui/page.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { AskSheet } from './ask-creator.tsx';
import { ContactState } from './contact-state.tsx';
import { SaveCreator } from './save-creator.tsx';

type Props = { creatorId: string; onBack: () => void };

/** One creator as their card shows them, and what the company can do: ask, offer, save. */
export function FoundCreator({ creatorId, onBack }: Props) {
  const { t } = useLingui();
  const read = useRead('creator.get', { creatorId });
  const reach = useUnanswered();
  const card = read.state === 'there' ? read.data : undefined;
  return (
    <Page
      title={card?.handle ?? t`Creator`}
      hideTitle={card !== undefined}
      lead={read.state === 'there' && read.old && <AsOf instant={new Date(read.at).toISOString()} />}
    >
      <div className="-mt-4 -ms-5 flex items-center justify-between">
        <Button variant="bare" icon={ArrowLeft} onClick={onBack}>
          <Trans>All creators</Trans>
        </Button>
        {card && <SaveCreator creatorId={card._id} handle={card.handle} />}
      </div>
      {card ? (
        <Known card={card} />
      ) : read.state === 'loading' ? (
        <Skeleton lines={10} />
      ) : read.state === 'away' ? (
        <NotHere
          title={<Trans>This creator was not read on this device yet.</Trans>}
          {...reach}
          onAgain={read.again}
        />
      ) : (
        <EmptyState
          picture="no-applicants"
          title={<Trans>This creator is not to be found at present.</Trans>}
        >
          <Trans>They have paused their profile, or taken it back.</Trans>
        </EmptyState>
      )}
    </Page>
  );
}

function Known({ card }: { card: CreatorCard }) {
  const { t } = useLingui();
  const contact = useLive((db) => creatorContact(db, card._id), [card._id]);
  const [asking, setAsking] = useState(false);
  const conversation = contact?.conversation;
  const busy = contact?.asking !== undefined;
  const offer = (at: string) => ({ creator: card._id, offer: at });
  return (
    <>
      {contact && <ContactState card={card} contact={contact} onAsk={() => setAsking(true)} />}
      <MediaKit
        card={card}
        usePhoto={usePhoto}
        packageAct={(at) => (
          <div>
            <LinkButton variant="quiet" to="/pwa/company/creators" search={offer(`${at}`)}>
              <Trans>Offer this package</Trans>
            </LinkButton>
          </div>
        )}
      />
      <p className="text-small text-soft">
        <Trans>
          You agree here and pay elsewhere; Zusage takes no share. Their name is under the offer once they
          have signed it.
        </Trans>
      </p>
      {contact && !contact.mayWrite && (
        <p className="text-small text-soft">
          <Trans>
            To write to creators you need the right to chat:{' '}
            <TextLink to="/pwa/company/settings">the owner</TextLink> of your company gives it.
          </Trans>
        </p>
      )}
      <ActionBar>
        {conversation ? (
          <LinkButton icon={MessageCircle} to="/pwa/chat" search={{ conversation: conversation._id }}>
            <Trans>To the conversation</Trans>
          </LinkButton>
        ) : (
          contact?.mayWrite &&
          !busy && (
            <Button icon={MessageCircle} onClick={() => setAsking(true)}>
              <Trans>Ask</Trans>
            </Button>
          )
        )}
        <LinkButton
          variant="quiet"
          icon={FilePen}
          to="/pwa/company/creators"
          search={offer('new')}
          aria-label={t`Make an offer to ${card.handle}`}
        >
          <Trans>Make an offer</Trans>
        </LinkButton>
      </ActionBar>
      {asking && <AskSheet card={card} onClose={() => setAsking(false)} />}
    </>
  );
}
