import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { ChatEmpty } from '../features/chat/chat-empty.tsx';
import { ConversationList } from '../features/chat/conversation-list.tsx';
import { ConversationPane } from '../features/chat/conversation-pane.tsx';
import { ChatFrame } from './-app-frame.tsx';
import { textFields } from './-text-fields.ts';

export const Route = createFileRoute('/pwa/chat')({
  validateSearch: textFields('conversation', 'application', 'message'),
  component: Chat,
});

function Chat() {
  const { conversation, application, message } = Route.useSearch();
  const navigate = useNavigate();
  const open = conversation || application;
  return (
    <ChatFrame
      list={
        <ConversationList
          selectedId={conversation}
          applicationId={application}
          onSelect={(id, at) =>
            void navigate({ to: '/pwa/chat', search: { conversation: id, ...(at && { message: at }) } })
          }
        />
      }
      conversation={
        open ? (
          <ConversationPane
            key={open}
            conversationId={conversation}
            applicationId={application}
            messageId={message}
            onBack={() => void navigate({ to: '/pwa/chat', search: {} })}
          />
        ) : null
      }
      empty={<ChatEmpty />}
    />
  );
}
