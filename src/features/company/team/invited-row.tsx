import { Trans, useLingui } from '@lingui/react/macro';
import type { Company, Invitation } from '../../../../contract/entities/company.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useNow } from '../../../i18n/use-now.ts';
import { useReplica } from '../../../replica/use-live.ts';
import { useIntent } from '../../../sync/react/use-intent.ts';
import { useSync } from '../../../sync/react/use-sync.ts';
import { Button } from '../../../ui/button.tsx';
import { ProblemNote } from '../../../ui/problem-note.tsx';
import { useSaving } from '../../../ui/use-saving.ts';
import { InvitedFrame } from './invited-frame.tsx';

type Props = { company: Company; invitation: Invitation; owns: boolean };

/** An invitation that was mailed: until when it counts, and for owners sending it again or taking it back. */
export function InvitedRow({ company, invitation, owns }: Props) {
  const format = useFormat();
  const now = useNow();
  const { mail, status, expiresAt } = invitation;
  const until = format.deadline(expiresAt);
  const over = status === 'pending' && Date.parse(expiresAt) <= now;
  return (
    <InvitedFrame
      mail={mail}
      offered={invitation}
      state={
        status === 'waiting' ? (
          <Trans>has agreed, waits for a free seat</Trans>
        ) : over ? (
          <span className="font-semibold text-warning">
            <Trans>expired on {until}</Trans>
          </span>
        ) : (
          <Trans>
            invited on {format.date(invitation.createdAt)}, open until {until}
          </Trans>
        )
      }
    >
      {owns && <Acts company={company} invitation={invitation} />}
    </InvitedFrame>
  );
}

function Acts({ company, invitation }: Omit<Props, 'owns'>) {
  const { t } = useLingui();
  const { uid } = useReplica();
  const { mutate } = useSync();
  const saving = useSaving();
  const { state, run } = useIntent<'admit'>();
  const { _id, _userId, mail, position, canChat, canSign, note, status } = invitation;
  const companyId = company._id;
  const again = { companyId, _senderId: uid, _receiverMail: mail, position, canChat, canSign };
  const admit = (userId: string) =>
    run('admit', (once) =>
      once('company.add-member', { companyId, member: { _userId: userId, canSign, canChat, position } }),
    );
  return (
    <>
      {state.step === 'stopped' && (
        <ProblemNote
          problem={state.problem}
          title={t`They are not in the team yet.`}
          lost={t`It may have arrived. Trying again is safe.`}
        />
      )}
      {status === 'waiting' && _userId ? (
        <Button
          variant="quiet"
          busy={state.step === 'busy' && t`One moment`}
          onClick={() => void admit(_userId)}
        >
          <Trans>Let in</Trans>
        </Button>
      ) : (
        <Button
          variant="quiet"
          aria-label={t`Resend: ${mail}`}
          onClick={() => void saving(() => mutate('company.invite', { ...again, ...(note && { note }) }))}
        >
          <Trans>Resend</Trans>
        </Button>
      )}
      <Button
        variant="quiet"
        aria-label={t`Take back: ${mail}`}
        onClick={() => void saving(() => mutate('company.disinvite', { companyId, _receiverId: _id }))}
      >
        <Trans>Take back</Trans>
      </Button>
    </>
  );
}
