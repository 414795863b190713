import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { OutboxEntry } from '../../replica/outbox-entry.ts';
import { Button } from '../../ui/button.tsx';
import { MessagesGo } from './messages-go.tsx';
import { refusalTold } from './refusal.ts';

type Props = {
  /** Refused, or in conflict. */
  entry: OutboxEntry;
  /** Missing where the job can no longer be applied to. */
  onEdit?: (() => void) | undefined;
  onAgain: () => void;
  onForget: () => void;
};

/** A stopped entry: why, and every way out there is (rule W7). */
export function WaysOut({ entry, onEdit, onAgain, onForget }: Props) {
  const { i18n } = useLingui();
  const { text, ways } = refusalTold(entry);
  const again = ways.find((way) => way !== 'edit');
  return (
    <div className="grid gap-3">
      <p role="alert" className="font-medium">
        {i18n._(text)}
      </p>
      <div className="flex flex-wrap gap-2">
        {again && (
          <Button variant="quiet" onClick={again === 'anew' && onEdit ? onEdit : onAgain}>
            <Trans>Send again</Trans>
          </Button>
        )}
        {ways.includes('edit') && onEdit && (
          <Button variant="quiet" onClick={onEdit}>
            <Trans>Edit and send again</Trans>
          </Button>
        )}
        <Button variant={ways.length > 0 ? 'bare' : 'quiet'} onClick={onForget}>
          <Trans>Discard</Trans>
        </Button>
      </div>
      <MessagesGo entry={entry}>
        <Trans>If you discard it, what you wrote to them in the chat is lost too.</Trans>
      </MessagesGo>
    </div>
  );
}
