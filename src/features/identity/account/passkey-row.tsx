import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Passkey } from '../../../../contract/calls/passkey.ts';
import { TEXT_MAX } from '../../../../contract/limits.ts';
import { useAccount } from '../../../auth/use-account.ts';
import { useWhen } from '../../../i18n/use-when.ts';
import { Button } from '../../../ui/button.tsx';
import { ListRow } from '../../../ui/list.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { ActNote } from './act-note.tsx';
import { useAct } from './use-act.ts';

type Props = { passkey: Passkey; onChanged: (key: Passkey) => void; onRemoved: () => void };

/** One passkey, with its name to change and a way to be rid of it, which asks first. */
export function PasskeyRow({ passkey, onChanged, onRemoved }: Props) {
  const { t } = useLingui();
  const when = useWhen();
  const account = useAccount();
  const act = useAct();
  const [open, setOpen] = useState<'name' | 'remove' | null>(null);
  const [name, setName] = useState(passkey.name);
  const { _id: id, createdAt, lastUsedAt, synced } = passkey;
  const rename = async () => {
    if (await act.run(() => account.renamePasskey(id, name.trim()).then(onChanged))) setOpen(null);
  };
  return (
    <ListRow
      title={passkey.name}
      detail={
        <div className="grid gap-3">
          <div>
            <span className="block">{t`Added ${when(createdAt)}`}</span>
            <span className="block">{lastUsedAt ? t`Last used ${when(lastUsedAt)}` : t`Not used yet`}</span>
            {synced && <span className="block">{t`Also on your other devices`}</span>}
          </div>
          <ActNote state={act.state} />
          {open === 'name' && (
            <form
              className="grid gap-3"
              onSubmit={(event) => {
                event.preventDefault();
                if (name.trim() !== '') void rename();
              }}
            >
              <TextField
                label={t`Name`}
                value={name}
                maxLength={TEXT_MAX.name}
                onChange={(event) => setName(event.target.value)}
                error={name.trim() === '' && t`A name is missing.`}
                autoFocus
              />
              <div className="flex flex-wrap gap-2">
                <Button type="submit" busy={act.busy && t`Saving`}>
                  <Trans>Save</Trans>
                </Button>
                <Button variant="quiet" onClick={() => setOpen(null)}>
                  <Trans>Cancel</Trans>
                </Button>
              </div>
            </form>
          )}
          {open === 'remove' && (
            <div className="grid gap-3">
              <p className="text-ink">
                <Trans>It will no longer sign anybody in. Remove it?</Trans>
              </p>
              <div className="flex flex-wrap gap-2">
                <Button
                  variant="danger"
                  busy={act.busy && t`Removing`}
                  onClick={() => void act.run(() => account.removePasskey(id).then(onRemoved))}
                >
                  <Trans>Remove it</Trans>
                </Button>
                <Button variant="quiet" autoFocus onClick={() => setOpen(null)}>
                  <Trans>Keep it</Trans>
                </Button>
              </div>
            </div>
          )}
          {open === null && (
            <div className="flex flex-wrap gap-2">
              <Button variant="quiet" aria-label={t`Rename ${passkey.name}`} onClick={() => setOpen('name')}>
                <Trans>Rename</Trans>
              </Button>
              <Button
                variant="quiet"
                aria-label={t`Remove ${passkey.name}`}
                onClick={() => setOpen('remove')}
              >
                <Trans>Remove</Trans>
              </Button>
            </div>
          )}
        </div>
      }
    />
  );
}
