import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { useFormat } from '../../i18n/use-format.ts';
import { type BlockedOne, blockedPeople } from '../../replica/queries/blocked.ts';
import { useLive } from '../../replica/use-live.ts';
import { useBlock } from '../../sync/react/use-block.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TextLink } from '../../ui/links.tsx';
import { List, ListRow } from '../../ui/list.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

type Props = { open: boolean; onClose: () => void };

/** Who can no longer write to this person; taken back with a tap (usersettings.4). */
export function BlockedSheet({ open, onClose }: Props) {
  const { t } = useLingui();
  return (
    <Sheet open={open} onClose={onClose} title={t`Blocked`}>
      <Content />
    </Sheet>
  );
}

function Content() {
  const { t } = useLingui();
  const blocked = useLive(blockedPeople);
  const block = useBlock();
  const list = useRef<HTMLDivElement>(null);
  if (!blocked) return <Skeleton lines={3} />;
  if (blocked.length === 0)
    return (
      <EmptyState picture="no-messages" title={t`You have not blocked anybody.`}>
        <Trans>
          People you block cannot write to you. You can do it in the menu of a conversation, and below each
          ad.
        </Trans>
      </EmptyState>
    );
  return (
    <div ref={list} tabIndex={-1} className="-mx-5 grid gap-4 outline-none">
      <p className="px-5 text-small text-soft">
        <Trans>They cannot write to you, and what you wrote with each other is out of your list.</Trans>
      </p>
      <List aria-label={t`Blocked`}>
        {blocked.map((one) => (
          <Row
            key={one.id}
            one={one}
            onUnblock={() => {
              // The button that was pressed goes with its row.
              list.current?.focus();
              void block(one.id, false);
            }}
          />
        ))}
      </List>
    </div>
  );
}

function Row({ one: { name, at, conversationId }, onUnblock }: { one: BlockedOne; onUnblock: () => void }) {
  const { t } = useLingui();
  const format = useFormat();
  const since = format.date(at);
  return (
    <ListRow
      title={<span lang="">{name || t`No longer on this device`}</span>}
      detail={
        <>
          <Trans>since {since}</Trans>
          {conversationId && (
            <>
              {' · '}
              <TextLink to="/pwa/chat" search={{ conversation: conversationId }}>
                <Trans>Read what was written</Trans>
              </TextLink>
            </>
          )}
        </>
      }
      trail={
        <Button variant="quiet" onClick={onUnblock} aria-label={name ? t`Unblock ${name}` : undefined}>
          <Trans>Unblock</Trans>
        </Button>
      }
    />
  );
}
