import { Trans } from '@lingui/react/macro';
import Check from 'lucide-react/icons/check';
import MessageCircle from 'lucide-react/icons/message-circle';
import { may, mayWrite } from '../../../../contract/policy/application.ts';
import type { ApplicantDetail } from '../../../replica/queries/applicant-detail.ts';
import { useSync } from '../../../sync/use-sync.ts';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/links.tsx';
import type { Access } from '../access.ts';
import { useSaving } from '../use-saving.ts';

type Props = {
  detail: ApplicantDetail;
  access: Access;
  onReject: () => void;
};

/** What can be decided about an applicant now. */
export function ApplicantActions({ detail: { row, conversation }, access, onReject }: Props) {
  const { mutate } = useSync();
  const saving = useSaving();
  const writes = mayWrite('company', row.status, conversation) === 'ok';
  const _applicationId = row._id;
  return (
    <>
      {access.answer && may('accept', row.status) && (
        <Button
          icon={Check}
          onClick={() => void saving(() => mutate('application.accept', { _applicationId }))}
        >
          <Trans>Accept</Trans>
        </Button>
      )}
      {access.answer && writes && (
        <LinkButton
          to="/pwa/chat"
          search={{ application: _applicationId }}
          icon={MessageCircle}
          variant={row.status === 'accepted' ? 'primary' : 'quiet'}
        >
          <Trans>Write</Trans>
        </LinkButton>
      )}
      {access.answer && may('reject', row.status) && (
        <Button variant="quiet" onClick={onReject}>
          <Trans>Turn down</Trans>
        </Button>
      )}
      {!access.answer && (
        <p className="w-full text-small text-soft">
          <Trans>You may read this. Answering needs the right to chat; the owner can give it to you.</Trans>
        </p>
      )}
    </>
  );
}
