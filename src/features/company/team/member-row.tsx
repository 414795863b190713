import { Trans, useLingui } from '@lingui/react/macro';
import Pencil from 'lucide-react/icons/pencil';
import type { Member } from '../../../../contract/entities/company.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useSync } from '../../../sync/react/use-sync.ts';
import { Allowed } from '../../../ui/allowed.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useSaving } from '../../../ui/use-saving.ts';

type Props = {
  companyId: string;
  member: Member;
  me: Member;
  onOpen: () => void;
  onSaved: () => void;
};

/** One member: who it is, since when, and two rights. Owners have both, and nobody takes a right from themselves. */
export function MemberRow({ companyId, member, me, onOpen, onSaved }: Props) {
  const { t } = useLingui();
  const format = useFormat();
  const { name, position, role, since } = member;
  const own = member._userId === me._userId;
  return (
    <li className="grid items-center gap-x-6 gap-y-1 px-4 py-3 desk:grid-cols-[minmax(0,1fr)_24rem_2.75rem] sm:px-5">
      <div className="flex min-w-0 items-center gap-3">
        <Avatar name={name} size="md" />
        <div className="min-w-0 flex-1">
          <p className="font-semibold wrap-anywhere">
            {name}
            {own && (
              <span className="font-normal text-soft">
                {' '}
                <Trans>(you)</Trans>
              </span>
            )}
          </p>
          <p className="text-small text-soft">
            {[role === 'owner' && t`Owner`, position].filter(Boolean).join(' · ') || t`Member`}
          </p>
          <p className="text-note text-faint">
            <Trans>since {format.date(since)}</Trans>
          </p>
        </div>
        {me.role === 'owner' && (
          <span className="desk:hidden">
            <Change name={name} onOpen={onOpen} />
          </span>
        )}
      </div>
      <Rights companyId={companyId} member={member} fixed={me.role !== 'owner'} onSaved={onSaved} />
      {me.role === 'owner' && (
        <span className="hidden desk:block">
          <Change name={name} onOpen={onOpen} />
        </span>
      )}
    </li>
  );
}

function Change({ name, onOpen }: { name: string; onOpen: () => void }) {
  const { t } = useLingui();
  return <IconButton name={t`Change ${name}`} icon={Pencil} aria-haspopup="dialog" onClick={onOpen} />;
}

type RightsProps = { companyId: string; member: Member; fixed: boolean; onSaved: () => void };

function Rights({ companyId, member, fixed, onSaved }: RightsProps) {
  const { t } = useLingui();
  const { mutate } = useSync();
  const saving = useSaving();
  const owner = member.role === 'owner';
  const set = async (rights: { canChat?: boolean; canSign?: boolean }) => {
    const change = { companyId, member: { _userId: member._userId, ...rights } };
    if (await saving(() => mutate('company.update-member', change))) onSaved();
  };
  if (fixed || owner)
    return (
      <div className="grid gap-x-4 gap-y-2 py-2 ps-14 text-small sm:grid-cols-2 desk:ps-0">
        <Allowed allowed={owner || member.canChat}>{t`answers applicants`}</Allowed>
        <Allowed allowed={owner || member.canSign}>{t`signs offers`}</Allowed>
      </div>
    );
  return (
    <fieldset className="grid gap-x-4 ps-14 text-small sm:grid-cols-2 desk:ps-0">
      <legend className="sr-only">{t`What ${member.name} may do`}</legend>
      <Checkbox
        label={t`answers applicants`}
        checked={member.canChat}
        onChange={(event) => void set({ canChat: event.currentTarget.checked })}
      />
      <Checkbox
        label={t`signs offers`}
        checked={member.canSign}
        onChange={(event) => void set({ canSign: event.currentTarget.checked })}
      />
    </fieldset>
  );
}
