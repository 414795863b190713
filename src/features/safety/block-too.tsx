import { Trans } from '@lingui/react/macro';
import Ban from 'lucide-react/icons/ban';
import { useBlock, useBlocked } from '../../sync/react/use-block.ts';
import { Button } from '../../ui/button.tsx';

type Props = { id: string; name: string };

/** A report takes a while; not to hear from them any more takes a tap. */
export function BlockToo({ id, name }: Props) {
  const blocked = useBlocked(id);
  const block = useBlock();
  if (blocked === undefined) return null;
  return (
    <div className="grid gap-2 border-t border-line pt-4">
      <p role="status" className="text-small text-soft">
        {blocked ? (
          <Trans>You have blocked {name}. They can no longer write to you, and are not told why.</Trans>
        ) : (
          <Trans>
            You do not want to hear from {name} until then? They are not told that you block them.
          </Trans>
        )}
      </p>
      <div>
        <Button variant="quiet" icon={Ban} onClick={() => void block(id, !blocked)}>
          {blocked ? <Trans>Unblock</Trans> : <Trans>Block</Trans>}
        </Button>
      </div>
    </div>
  );
}
