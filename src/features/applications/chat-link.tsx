import { Trans } from '@lingui/react/macro';
import MessageCircle from 'lucide-react/icons/message-circle';
import { mayWrite } from '../../../contract/policy/writing.ts';
import type { ApplicationItem } from '../../replica/queries/application-items.ts';
import { LinkButton } from '../../ui/links.tsx';

/** To the conversation that belongs to an application, where there is one or one may be begun (job.6). */
export function ChatLink({ item: { application, conversation } }: { item: ApplicationItem }) {
  const closed = mayWrite('talent', application.status, conversation) === 'closed';
  if (closed && !conversation) return null;
  return (
    <LinkButton
      to="/pwa/chat"
      search={{ application: application._id }}
      variant={application.status === 'accepted' ? 'primary' : 'quiet'}
      icon={MessageCircle}
    >
      {conversation ? <Trans>Open the chat</Trans> : <Trans>Write to the company</Trans>}
    </LinkButton>
  );
}
