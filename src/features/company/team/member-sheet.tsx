import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Company, Member } from '../../../../contract/entities/company.ts';
import { TEXT_MAX } from '../../../../contract/limits.ts';
import { useReachability } from '../../../sync/react/use-reachability.ts';
import { useSync } from '../../../sync/react/use-sync.ts';
import { Button } from '../../../ui/button.tsx';
import { ProblemNote } from '../../../ui/problem-note.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useSaving } from '../../../ui/use-saving.ts';
import { useRemoveMember } from './use-remove-member.ts';

type Props = { company: Company; member: Member; onClose: () => void; onSaved: () => void };

/** What an owner changes about one member beside their rights: the position, and whether they stay. */
export function MemberSheet({ company, member, onClose, onSaved }: Props) {
  const { t } = useLingui();
  const { mutate } = useSync();
  const saving = useSaving();
  const { offline } = useReachability();
  const { busy, problem, remove } = useRemoveMember(company._id, member._userId, onClose);
  const [position, setPosition] = useState(member.position);
  const [removing, setRemoving] = useState(false);
  const { name } = member;
  const mayRemove = member.role !== 'owner' || company.members.filter(isOwner).length > 1;

  const save = async () => {
    const change = { companyId: company._id, member: { _userId: member._userId, position } };
    if (position.trim() === member.position) return onClose();
    if (!(await saving(() => mutate('company.update-member', change)))) return;
    onSaved();
    onClose();
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={name}
      actions={
        removing ? (
          <>
            <Button
              variant="danger"
              busy={busy && t`Removing`}
              waits={offline && 'remove-offline'}
              onClick={() => void remove()}
            >
              <Trans>Remove {name}</Trans>
            </Button>
            <Button variant="quiet" onClick={() => setRemoving(false)}>
              <Trans>Cancel</Trans>
            </Button>
          </>
        ) : (
          <Button onClick={() => void save()}>
            <Trans>Save</Trans>
          </Button>
        )
      }
    >
      {removing ? (
        <div className="grid gap-3">
          {problem && (
            <ProblemNote
              problem={problem}
              title={t`${name} was not removed.`}
              lost={t`It may have arrived. Trying again is safe.`}
            />
          )}
          <p>
            <Trans>
              {name} can no longer open the company, and its data leaves their devices. What they wrote and
              decided stays. You can invite them again.
            </Trans>
          </p>
          {offline && (
            <p id="remove-offline" className="text-small text-soft">
              <Trans>You are offline, and removing needs the network.</Trans>
            </p>
          )}
        </div>
      ) : (
        <div className="grid justify-items-start gap-5">
          <div className="w-full">
            <TextField
              label={<Trans>Position</Trans>}
              optional
              hint={<Trans>Colleagues see it, and it is in the log.</Trans>}
              maxLength={TEXT_MAX.position}
              value={position}
              onChange={(event) => setPosition(event.currentTarget.value)}
            />
          </div>
          {mayRemove && (
            <Button variant="danger" onClick={() => setRemoving(true)}>
              <Trans>Remove from the company</Trans>
            </Button>
          )}
        </div>
      )}
    </Sheet>
  );
}

const isOwner = ({ role }: Member) => role === 'owner';
