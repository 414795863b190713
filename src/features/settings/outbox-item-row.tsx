import { Trans, useLingui } from '@lingui/react/macro';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { changeSteps } from '../../i18n/state-lines.ts';
import { useShownSteps } from '../../i18n/use-shown-steps.ts';
import type { OutboxItem } from '../../replica/queries/outbox-items.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { StateLine } from '../../ui/state-line.tsx';
import { DiscardQuestion } from './discard-question.tsx';
import { entryText, entryWords } from './entry-text.ts';
import { isStopped } from './held-up.ts';
import { OutboxItemActions } from './outbox-item-actions.tsx';
import { refusalText } from './refusal-text.ts';

type Props = {
  item: OutboxItem;
  /** It cannot go before one that was not taken is decided about. */
  held: boolean;
  onOpen?: (() => void) | undefined;
};

export function OutboxItemRow({ item, held, onOpen }: Props) {
  const { t, i18n } = useLingui();
  const [asked, setAsked] = useState<'no' | 'asking' | 'kept'>('no');
  const { entry } = item;
  const steps = useShownSteps(changeSteps(entry));
  const words = entryWords(entry);
  return (
    <li className="grid gap-2 p-4">
      <div className="flex items-start gap-2">
        <div className="grid min-w-0 flex-1 gap-0.5">
          <p className="font-semibold">{i18n._(entryText(item))}</p>
          <div className="flex flex-wrap items-center gap-x-3">
            <StateLine compact steps={steps} />
            <span className="text-note text-faint">
              <RelativeTime instant={entry.at} />
            </span>
          </div>
        </div>
        {entry.state !== 'sending' && asked !== 'asking' && (
          <div className="-me-2 -mt-2">
            <IconButton
              name={t`Discard`}
              icon={Trash}
              autoFocus={asked === 'kept'}
              onClick={() => setAsked('asking')}
            />
          </div>
        )}
      </div>
      {words && <p className="line-clamp-3 border-s-2 border-line ps-3 text-small text-soft">{words}</p>}
      {isStopped(entry) && <p className="text-small text-danger">{i18n._(refusalText(entry.refusal))}</p>}
      {held && (
        <p className="text-small text-soft">
          <Trans>It belongs to one that was not taken, and waits until you have decided about that.</Trans>
        </p>
      )}
      {!held && entry.state === 'waiting' && entry.rounds > 0 && (
        <p className="text-small text-soft">
          <Trans>No answer so far. It is tried again by itself.</Trans>
        </p>
      )}
      {asked === 'asking' ? (
        <DiscardQuestion entryId={entry.id} onKeep={() => setAsked('kept')} />
      ) : (
        <OutboxItemActions entry={entry} onOpen={onOpen} />
      )}
    </li>
  );
}
