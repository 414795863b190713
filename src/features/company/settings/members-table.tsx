import { Trans, useLingui } from '@lingui/react/macro';
import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import type { Member } from '../../../../contract/entities/company.ts';
import { Icon } from '../../../ui/icon.tsx';
import { SideScroll } from '../../../ui/side-scroll.tsx';

/** Who belongs to the company and may do what; to be read only (companysettings.2). */
export function MembersTable({ members }: { members: readonly Member[] }) {
  const { t } = useLingui();
  return (
    <SideScroll name={t`Members`} className="rounded-card border border-line bg-sheet">
      <table className="w-full text-small">
        <thead className="text-note text-faint">
          <tr className="border-b border-line [&>th]:px-3 sm:[&>th]:px-5 [&>th]:py-2 [&>th]:font-semibold">
            <th scope="col" className="text-start">
              <Trans>Name</Trans>
            </th>
            <th scope="col" className="text-start">
              <Trans>Role</Trans>
            </th>
            <th scope="col">
              <Trans>may chat</Trans>
            </th>
            <th scope="col">
              <Trans>may sign</Trans>
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {members.map((member) => (
            <tr key={member._userId} className="[&>*]:px-3 sm:[&>*]:px-5 [&>*]:py-3">
              <th scope="row" className="text-start font-semibold">
                {member.name}
                {member.position && <span className="block font-normal text-soft">{member.position}</span>}
              </th>
              <td>{member.role === 'owner' ? t`Owner` : t`Member`}</td>
              <td>
                <May allowed={member.canChat || member.role === 'owner'} />
              </td>
              <td>
                <May allowed={member.canSign || member.role === 'owner'} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </SideScroll>
  );
}

function May({ allowed }: { allowed: boolean }) {
  const { t } = useLingui();
  return (
    <span className={allowed ? 'grid place-items-center text-success' : 'grid place-items-center text-faint'}>
      <Icon of={allowed ? Check : Minus} label={allowed ? t`yes` : t`no`} />
    </span>
  );
}
