import { Trans, useLingui } from '@lingui/react/macro';
import Trash from 'lucide-react/icons/trash-2';
import { type ReactNode, useState } from 'react';
import { LIMIT_WAIT, waitsForLimit } from '../../i18n/limit-wait.ts';
import { changeSteps, waitsForMail } from '../../i18n/state-lines.ts';
import { useShownSteps } from '../../i18n/use-shown-steps.ts';
import { isUnderstood } from '../../replica/entry-format.ts';
import { isStopped } from '../../replica/outbox-entry.ts';
import type { OutboxItem } from '../../replica/queries/outbox-items.ts';
import { useUndoSeconds } from '../../sync/react/use-undo-seconds.ts';
import { ConfirmMailFirst } from '../../ui/confirm-mail-first.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { StateLine } from '../../ui/state-line.tsx';
import { DiscardQuestion } from './discard-question.tsx';
import { EditWords } from './edit-words.tsx';
import { entryText } from './entry-text.ts';
import { canEdit, withNames, wordsOf } from './entry-words.ts';
import { OutboxItemActions } from './outbox-item-actions.tsx';
import { refusalText } from './refusal-text.ts';

type Props = {
  item: OutboxItem;
  /** `stuck`: it cannot go before another one is decided about · `locked`: the account is. */
  held: 'stuck' | 'locked' | null;
  /** Of colleagues, by their ids. */
  names: ReadonlyMap<string, string>;
  onOpen?: (() => void) | undefined;
};

export function OutboxItemRow({ item, held, names, onOpen }: Props) {
  const { t, i18n } = useLingui();
  const [doing, setDoing] = useState<'nothing' | 'asking' | 'kept' | 'editing'>('nothing');
  const { entry } = item;
  const undoable = useUndoSeconds(entry) > 0;
  const steps = useShownSteps(changeSteps(entry, undoable, held === 'locked'));
  const words = withNames(wordsOf(entry), names);
  const editing = doing === 'editing' && canEdit(entry);
  return (
    <li className="grid gap-2 p-4">
      <div className="flex items-start gap-2">
        <div className="grid min-w-0 flex-1 gap-0.5">
          <p className="font-semibold [overflow-wrap:anywhere]">{i18n._(entryText(item))}</p>
          <div className="flex flex-wrap items-center gap-x-3">
            {isUnderstood(entry) && <StateLine compact steps={steps} />}
            {entry.at && (
              <span className="text-note text-faint">
                <RelativeTime instant={entry.at} />
              </span>
            )}
          </div>
        </div>
        {entry.state !== 'sending' && doing !== 'asking' && (
          <div className="-me-2 -mt-2">
            <IconButton
              name={t`Discard`}
              icon={Trash}
              autoFocus={doing === 'kept'}
              onClick={() => setDoing('asking')}
            />
          </div>
        )}
      </div>
      {words && !editing && (
        <p className="line-clamp-3 border-s-2 border-line ps-3 text-small text-soft">{words.text}</p>
      )}
      <WhyItIsHere item={item} held={held} />
      {doing === 'asking' && <DiscardQuestion entry={entry} onKeep={() => setDoing('kept')} />}
      {editing && words && (
        <EditWords entry={entry} words={words} names={names} onDone={() => setDoing('nothing')} />
      )}
      {doing !== 'asking' && !editing && (
        <OutboxItemActions
          entry={entry}
          undoable={undoable}
          onEdit={() => setDoing('editing')}
          onOpen={onOpen}
        />
      )}
    </li>
  );
}

/** Why it has not gone out yet, where there is more to it than its turn. */
function WhyItIsHere({ item: { entry }, held }: Pick<Props, 'item' | 'held'>): ReactNode {
  const { i18n } = useLingui();
  if (!isUnderstood(entry))
    return (
      <p className="text-small text-soft">
        <Trans>It is kept until the app is updated.</Trans>
      </p>
    );
  if (isStopped(entry)) return <p className="text-small text-danger">{i18n._(refusalText(entry.refusal))}</p>;
  if (held === 'locked')
    return (
      <p className="text-small text-soft">
        <Trans>Your account is locked, so this is held. It goes out when the account is open again.</Trans>
      </p>
    );
  if (held === 'stuck')
    return (
      <p className="text-small text-soft">
        <Trans>It belongs to one that did not go through, and waits until you have decided about that.</Trans>
      </p>
    );
  if (waitsForMail(entry)) return <ConfirmMailFirst />;
  if (waitsForLimit(entry)) return <p className="text-small text-soft">{i18n._(LIMIT_WAIT)}</p>;
  if (entry.state === 'waiting' && entry.rounds > 0)
    return (
      <p className="text-small text-soft">
        <Trans>No answer so far. It is tried again by itself.</Trans>
      </p>
    );
  return null;
}
