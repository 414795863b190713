import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Eye from 'lucide-react/icons/eye';
import Megaphone from 'lucide-react/icons/megaphone';
import Pause from 'lucide-react/icons/pause';
import Pencil from 'lucide-react/icons/pencil';
import Share2 from 'lucide-react/icons/share-2';
import Trash from 'lucide-react/icons/trash-2';
import Users from 'lucide-react/icons/users';
import type { CompanyJob } from '../../../../contract/entities/job.ts';
import { mayDoWithJob } from '../../../../contract/policy/job.ts';
import { useNow } from '../../../i18n/use-now.ts';
import { useSync } from '../../../sync/react/use-sync.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { MenuItem } from '../../../ui/menu-item.tsx';
import { useSaving } from '../../../ui/use-saving.ts';
import { draftOf } from '../job-form/changed-fields.ts';
import { publishProblems } from '../job-form/publish-problems.ts';

export type JobAct = 'unpublish' | 'delete';

type Props = {
  job: CompanyJob;
  /** Others can find it now. */
  onMarket: boolean;
  /** Only owners delete. */
  mayDelete: boolean;
  onApplicants: () => void;
  /** Acts that ask for more. */
  onAct: (act: JobAct) => void;
};

/** What can be done with one of my jobs. */
export function JobActions({ job, onMarket, mayDelete, onApplicants, onAct }: Props) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { mutate } = useSync();
  const saving = useSaving();
  const now = useNow();
  const edit = () => void navigate({ to: '/pwa/company/edit-job', search: { job: job._id } });
  const publish = () => {
    // What is missing is asked for where it can be written.
    if (publishProblems(draftOf(job), '', now).length > 0) return edit();
    return void saving(() => mutate('job.publish', { _jobId: job._id, rev: job.rev }));
  };
  const title = job.title;
  return (
    <Menu
      name={t`Actions for ${title}`}
      button={(opener) => <IconButton name={t`Actions for ${title}`} icon={Ellipsis} {...opener} />}
    >
      <MenuItem icon={Pencil} onSelect={edit}>
        <Trans>Edit</Trans>
      </MenuItem>
      {job.stats.applied > 0 && (
        <MenuItem icon={Users} onSelect={onApplicants}>
          <Trans>Show applicants</Trans>
        </MenuItem>
      )}
      {onMarket && (
        <MenuItem
          icon={Eye}
          onSelect={() => void navigate({ to: '/pwa/$jobId', params: { jobId: job._id } })}
        >
          <Trans>See it as others do</Trans>
        </MenuItem>
      )}
      {onMarket && (
        <MenuItem icon={Share2} onSelect={() => window.open(`/jobs/${job._id}/share`, '_blank', 'noopener')}>
          <Trans>Link, code and poster</Trans>
        </MenuItem>
      )}
      {mayDoWithJob('publish', job.status) && (
        <MenuItem icon={Megaphone} onSelect={publish}>
          {job.status === 'draft' ? <Trans>Publish</Trans> : <Trans>Publish again</Trans>}
        </MenuItem>
      )}
      {mayDoWithJob('unpublish', job.status) && (
        <MenuItem icon={Pause} onSelect={() => onAct('unpublish')}>
          <Trans>Close this job</Trans>
        </MenuItem>
      )}
      {mayDelete && mayDoWithJob('delete', job.status) && (
        <MenuItem icon={Trash} danger onSelect={() => onAct('delete')}>
          <Trans>Delete</Trans>
        </MenuItem>
      )}
    </Menu>
  );
}
