import { Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '../../../i18n/use-format.ts';
import { myCompany } from '../../../replica/queries/me.ts';
import { useLive, useReplica } from '../../../replica/use-live.ts';
import { useIntent } from '../../../sync/react/use-intent.ts';
import { GraceBar } from '../grace-bar.tsx';

/** Above every screen of a company that is about to be deleted: when, and for its owners the way back (companysettings.9). */
export function CompanyGrace() {
  const { t } = useLingui();
  const format = useFormat();
  const { uid } = useReplica();
  const company = useLive(myCompany);
  const { state, run } = useIntent<'keep'>();
  if (!company?.deletion) return null;
  const { _id: companyId, companyName: confirmName, members, deletion } = company;
  const isOwner = members.some(({ _userId, role }) => _userId === uid && role === 'owner');
  const keep = () => run('keep', (once) => once('company.delete', { companyId, confirmName, undo: true }));
  return (
    <GraceBar
      label={t`Your company is about to be deleted`}
      {...(isOwner && {
        keep: { text: t`Keep the company`, busy: state.step === 'busy', onKeep: () => void keep() },
      })}
      problem={state.step === 'stopped' ? state.problem : null}
    >
      <Trans>
        {confirmName} is deleted on <b>{format.deadline(deletion.finalAt)}</b>.
      </Trans>{' '}
      {!isOwner && <Trans>Its owner can keep it until then.</Trans>}
    </GraceBar>
  );
}
