import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Copy from 'lucide-react/icons/copy';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Eraser from 'lucide-react/icons/eraser';
import Eye from 'lucide-react/icons/eye';
import FileDown from 'lucide-react/icons/file-down';
import Megaphone from 'lucide-react/icons/megaphone';
import Pause from 'lucide-react/icons/pause';
import Pencil from 'lucide-react/icons/pencil';
import Share2 from 'lucide-react/icons/share-2';
import Trash from 'lucide-react/icons/trash-2';
import Users from 'lucide-react/icons/users';
import type { CompanyJob } from '../../../../contract/entities/job.ts';
import { draftOf } from '../../../../contract/policy/changed-fields.ts';
import { isLive, mayDoWithJob } from '../../../../contract/policy/job.ts';
import { useNow } from '../../../i18n/use-now.ts';
import { useSync } from '../../../sync/react/use-sync.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { MenuItem } from '../../../ui/menu-item.tsx';
import { useSaving } from '../../../ui/use-saving.ts';
import { copyOf } from '../job-form/copy-of.ts';
import { publishProblems } from '../job-form/publish-problems.ts';
import type { JobSheet } from './use-job-sheets.tsx';

export type JobMenu = {
  /** Owners alone erase, delete and take applications along. */
  own: boolean;
  /** Who of the company may read the applications of a copy. */
  members: readonly string[];
  onApplicants: (jobId: string) => void;
  /** Acts that ask for more. */
  onSheet: (sheet: JobSheet, jobId: string) => void;
};

type Props = JobMenu & {
  job: CompanyJob;
  /** Others can find it now. */
  onMarket: boolean;
};

/** What can be done with one of my jobs. */
export function JobActions({ job, onMarket, own, members, onApplicants, onSheet }: Props) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { mutate, newId } = useSync();
  const saving = useSaving();
  const now = useNow();
  const { _id, title, status } = job;
  const editOf = (id: string) => void navigate({ to: '/pwa/company/edit-job', search: { job: id } });
  const edit = () => editOf(_id);
  // What is missing is asked for where it can be written.
  const lacks = () => publishProblems(draftOf(job), '', now).length > 0;
  const schedule = () => (lacks() && !job.goesOnline ? edit() : onSheet('schedule', _id));
  const publish = () => {
    if (lacks()) return edit();
    return void saving(() => mutate('job.publish', { _jobId: _id, rev: job.rev }));
  };
  const duplicate = async () => {
    const copy = { _id: newId(), _companyId: job._companyId, job: copyOf(job, members) };
    if (await saving(() => mutate('job.create', copy))) editOf(copy._id);
  };
  return (
    <Menu
      name={t`Actions for ${title}`}
      button={(opener) => <IconButton name={t`Actions for ${title}`} icon={Ellipsis} {...opener} />}
    >
      <MenuItem icon={Pencil} onSelect={edit}>
        <Trans>Edit</Trans>
      </MenuItem>
      {job.stats.applied > 0 && (
        <MenuItem icon={Users} onSelect={() => onApplicants(_id)}>
          <Trans>Show applicants</Trans>
        </MenuItem>
      )}
      {onMarket && (
        <MenuItem icon={Eye} onSelect={() => void navigate({ to: '/pwa/$jobId', params: { jobId: _id } })}>
          <Trans>See it as others do</Trans>
        </MenuItem>
      )}
      {onMarket && (
        <MenuItem icon={Share2} onSelect={() => window.open(`/jobs/${job._id}/share`, '_blank', 'noopener')}>
          <Trans>Link, code and poster</Trans>
        </MenuItem>
      )}
      {isLive(job, new Date(now)) && (
        <MenuItem icon={CalendarClock} onSelect={() => onSheet('extend', _id)}>
          <Trans>Change the last day</Trans>
        </MenuItem>
      )}
      <MenuItem icon={Copy} onSelect={() => void duplicate()}>
        <Trans>Duplicate</Trans>
      </MenuItem>
      {mayDoWithJob('publish', status) && (
        <MenuItem icon={Megaphone} onSelect={publish}>
          {status === 'draft' ? <Trans>Publish</Trans> : <Trans>Publish again</Trans>}
        </MenuItem>
      )}
      {mayDoWithJob('publish', status) && (
        <MenuItem icon={CalendarPlus} onSelect={schedule}>
          {job.goesOnline ? <Trans>Change the planned time</Trans> : <Trans>Publish later</Trans>}
        </MenuItem>
      )}
      {own && job.stats.applied > 0 && job.cleanedAt === null && (
        <MenuItem icon={FileDown} onSelect={() => onSheet('export', _id)}>
          <Trans>Save the applications</Trans>
        </MenuItem>
      )}
      {mayDoWithJob('unpublish', status) && (
        <MenuItem
          icon={Pause}
          onSelect={() => void navigate({ to: '/pwa/company/close-job', search: { job: _id } })}
        >
          <Trans>Pause or close</Trans>
        </MenuItem>
      )}
      {own && job.stats.applied > 0 && mayDoWithJob('clean', status) && (
        <MenuItem icon={Eraser} danger onSelect={() => onSheet('clean', _id)}>
          <Trans>Erase the applicants’ data</Trans>
        </MenuItem>
      )}
      {own && mayDoWithJob('delete', status) && (
        <MenuItem icon={Trash} danger onSelect={() => onSheet('delete', _id)}>
          <Trans>Delete</Trans>
        </MenuItem>
      )}
    </Menu>
  );
}
