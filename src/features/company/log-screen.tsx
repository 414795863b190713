import { Trans, useLingui } from '@lingui/react/macro';
import { companyEdit } from '../../replica/queries/company-edit.ts';
import { useLive, useReplica } from '../../replica/use-live.ts';
import { TextLink } from '../../ui/links.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { accessOf } from './access.ts';
import type { LogFilter } from './log/entries.ts';
import { Log } from './log/log.tsx';
import { FirstLoad } from './overview/first-load.tsx';

type Props = { filter: LogFilter; onFilter: (next: LogFilter) => void };

/** /pwa/company/log: who did what in the company, and when (companysettings.7). */
export function LogScreen({ filter, onFilter }: Props) {
  const { t } = useLingui();
  const db = useReplica();
  const edit = useLive(companyEdit);
  const owns = accessOf(edit?.company ?? undefined, db.uid).own;
  return (
    <Page
      title={t`Log`}
      lead={
        owns ? (
          <Trans>Who did what, and when. It is kept for 12 months, and nobody can change it.</Trans>
        ) : (
          <Trans>What happened around your own jobs. The owner sees everything.</Trans>
        )
      }
      actions={
        <TextLink to="/pwa/company/team">
          <Trans>Team</Trans>
        </TextLink>
      }
    >
      {!edit && <Skeleton lines={6} />}
      {edit && !edit.company && <FirstLoad />}
      {edit?.company && (
        <Log key={edit.company._id} company={edit.company} owns={owns} filter={filter} onFilter={onFilter} />
      )}
    </Page>
  );
}
