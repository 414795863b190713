import { Trans, useLingui } from '@lingui/react/macro';
import type { Applicant } from '../../../../contract/entities/application.ts';
import type { Member } from '../../../../contract/entities/company.ts';
import { useWhen } from '../../../i18n/use-when.ts';
import { useReplica } from '../../../replica/use-live.ts';
import { useSync } from '../../../sync/react/use-sync.ts';
import { Select } from '../../../ui/select.tsx';
import { useSaving } from '../../../ui/use-saving.ts';

type Props = {
  applicant: Applicant;
  /** Everybody of the team. */
  members: readonly Member[];
  /** Those of them who may be chosen. */
  colleagues: readonly Member[];
};

/** Who of the team takes care of an applicant, and who said so last (company.7). Nothing where one works alone. */
export function AssigneeField({ applicant, members, colleagues }: Props) {
  const { t } = useLingui();
  const { uid } = useReplica();
  const { mutate } = useSync();
  const saving = useSaving();
  const when = useWhen();
  const { assigned } = applicant.private;
  // Somebody who has left takes care of nobody, also while the server has not said so yet.
  const current = members.find(({ _userId }) => _userId === assigned?._userId);
  const choose = (next: string) =>
    saving(() => mutate('application.annotate', { _applicationId: applicant._id, assignee: next || null }));
  if (colleagues.length < 2 && !current) return null;
  const options = current && !colleagues.includes(current) ? [current, ...colleagues] : colleagues;
  const by = members.find(({ _userId }) => _userId === assigned?.by);
  const at = assigned && when(assigned.at);
  const name = by?.name;
  return (
    <Select
      label={t`Assigned to`}
      value={current?._userId ?? ''}
      onChange={({ currentTarget: { value } }) => void choose(value)}
      hint={
        current &&
        (by?._userId === uid ? (
          <Trans>You decided that, {at}.</Trans>
        ) : name ? (
          <Trans>
            {name} decided that, {at}.
          </Trans>
        ) : undefined)
      }
    >
      <option value="">{t`Nobody in particular`}</option>
      {options.map((one) => (
        <option key={one._userId} value={one._userId}>
          {one._userId === uid ? t`You` : one.position ? `${one.name}, ${one.position}` : one.name}
        </option>
      ))}
    </Select>
  );
}
