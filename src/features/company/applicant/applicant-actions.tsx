import { Trans } from '@lingui/react/macro';
import Check from 'lucide-react/icons/check';
import FilePen from 'lucide-react/icons/file-pen';
import MessageCircle from 'lucide-react/icons/message-circle';
import type { Applicant } from '../../../../contract/entities/application.ts';
import { useSync } from '../../../sync/react/use-sync.ts';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/links.tsx';
import { useSaving } from '../../../ui/use-saving.ts';
import type { ApplicantActs } from './applicant-acts.ts';

type Props = {
  applicant: Pick<Applicant, '_id' | 'status'>;
  acts: ApplicantActs;
  /** The offer there is. */
  offerId: string | undefined;
  onReject: () => void;
};

/** Decides about an applicant, within reach of the thumb. */
export function ApplicantActions({ applicant, acts, offerId, onReject }: Props) {
  const { _id: _applicationId, status: from } = applicant;
  const { mutate } = useSync();
  const saving = useSaving();
  return (
    <>
      {(acts.accept || acts.reconsider) && (
        <Button
          icon={Check}
          onClick={() => void saving(() => mutate('application.accept', { _applicationId, from }))}
        >
          {acts.accept ? <Trans>Invite to talk</Trans> : <Trans>Invite to talk after all</Trans>}
        </Button>
      )}
      {acts.offer === 'make' && (
        <LinkButton to="/pwa/company" search={{ offer: 'new', applicant: _applicationId }} icon={FilePen}>
          <Trans>Make an offer</Trans>
        </LinkButton>
      )}
      {acts.offer === 'open' && offerId && (
        <LinkButton to="/pwa/company" search={{ offer: offerId }} icon={FilePen}>
          <Trans>Open the offer</Trans>
        </LinkButton>
      )}
      <div className="grid auto-cols-fr grid-flow-col gap-2 sm:contents">
        {acts.write && (
          <LinkButton
            to="/pwa/chat"
            search={{ application: _applicationId }}
            icon={MessageCircle}
            variant={acts.accept || acts.reconsider || acts.offer ? 'quiet' : 'primary'}
          >
            <Trans>Write</Trans>
          </LinkButton>
        )}
        {acts.reject && (
          <Button variant="quiet" onClick={onReject}>
            <Trans context="an applicant">Decline</Trans>
          </Button>
        )}
      </div>
    </>
  );
}
