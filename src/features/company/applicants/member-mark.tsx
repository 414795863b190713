import { useLingui } from '@lingui/react/macro';
import { useContext } from 'react';
import type { Applicant } from '../../../../contract/entities/application.ts';
import { initialsOf } from '../../../../contract/name-mark.ts';
import { TeamNames } from './team-names.ts';

/** Who takes care of an applicant (company.7), else who decided last: initials, with the name for all who ask. */
export function MemberMark({ applicant: { decidedBy, private: kept } }: { applicant: Applicant }) {
  const { t } = useLingui();
  const names = useContext(TeamNames);
  const carer = kept.assigned && names.get(kept.assigned._userId);
  const name = carer ?? decidedBy;
  if (!name) return null;
  const words = carer ? t`Assigned to ${name}` : t`Last changed by ${name}`;
  return (
    <span
      title={words}
      className={`text-note font-semibold ${carer ? 'rounded-full bg-well px-1.5 text-ink' : 'text-faint max-desk:hidden'}`}
    >
      <span aria-hidden="true">{initialsOf(name)}</span>
      <span className="sr-only">{words}</span>
    </span>
  );
}
