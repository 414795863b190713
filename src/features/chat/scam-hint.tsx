import { Trans } from '@lingui/react/macro';
import Flag from 'lucide-react/icons/flag';
import LogOut from 'lucide-react/icons/log-out';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { MessageHint } from '../../../contract/entities/conversation.ts';
import { mayClose } from '../../../contract/policy/conversation.ts';
import type { Chat } from '../../replica/queries/chat.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useOpenReport } from '../../ui/use-open-report.ts';
import { useLeave } from './use-leave.ts';

type Props = { hint: MessageHint; chat: Chat; messageId: string };

/** Below a message that leads away from here, or speaks of money: what to beware of, and what to do. */
export function ScamHint({ hint, chat, messageId }: Props) {
  const report = useOpenReport();
  const leave = useLeave(chat);
  const { conversation } = chat;
  return (
    <div
      role="note"
      className="mt-1.5 grid w-full max-w-[34rem] gap-2 rounded-card bg-warning-wash px-4 py-3 text-small"
    >
      <p className="flex gap-2.5">
        <Icon of={TriangleAlert} className="mt-px shrink-0 text-warning" />
        <span>
          <Warning hint={hint} side={chat.side} />
        </span>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="quiet" icon={Flag} onClick={() => report('message', messageId)}>
          <Trans>Report this message</Trans>
        </Button>
        {conversation && mayClose(conversation) && chat.mayChat && (
          <Button variant="quiet" icon={LogOut} onClick={leave}>
            <Trans>Leave the conversation</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}

function Warning({ hint, side }: Pick<Props, 'hint'> & Pick<Chat, 'side'>) {
  if (hint === 'link')
    return (
      <Trans>
        <b>Careful: this leads away from Zusage.</b> Enter no password and no bank details there. Honest
        people can write to you here too.
      </Trans>
    );
  if (side === 'company')
    return (
      <Trans>
        <b>Careful: this speaks of money or bank details.</b> Pay nothing and pass nothing on before you know
        whom you deal with.
      </Trans>
    );
  return (
    <Trans>
      <b>Careful: this speaks of money or bank details.</b> You never have to pay for a job. Send no money, no
      gift cards and no copy of your identity card.
    </Trans>
  );
}
