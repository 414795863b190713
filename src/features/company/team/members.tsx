import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Company, Member } from '../../../../contract/entities/company.ts';
import { MemberRow } from './member-row.tsx';
import { MemberSheet } from './member-sheet.tsx';

type Props = { company: Company; me: Member; onSaved: () => void };

/** Everybody in the company and what they may do; an owner changes it here. */
export function Members({ company, me, onSaved }: Props) {
  const { t } = useLingui();
  const [opened, setOpened] = useState<string | null>(null);
  const member = company.members.find(({ _userId }) => _userId === opened);
  return (
    <>
      <ul aria-label={t`Members`} className="divide-y divide-line rounded-card border border-line bg-sheet">
        {company.members.map((one) => (
          <MemberRow
            key={one._userId}
            companyId={company._id}
            member={one}
            me={me}
            onOpen={() => setOpened(one._userId)}
            onSaved={onSaved}
          />
        ))}
      </ul>
      {member && (
        <MemberSheet company={company} member={member} onClose={() => setOpened(null)} onSaved={onSaved} />
      )}
    </>
  );
}
