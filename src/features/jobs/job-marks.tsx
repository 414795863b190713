import { Trans, useLingui } from '@lingui/react/macro';
import Bookmark from 'lucide-react/icons/bookmark';
import EyeOff from 'lucide-react/icons/eye-off';
import type { Job } from '../../../contract/entities/job.ts';
import { marketMarks } from '../../replica/queries/kept-jobs.ts';
import { useLive } from '../../replica/use-live.ts';
import { useMarketActs } from '../../sync/react/use-market-acts.ts';
import { Button } from '../../ui/button.tsx';
import { Menu } from '../../ui/menu.tsx';
import { MenuItem } from '../../ui/menu-item.tsx';
import { useSaving } from '../../ui/use-saving.ts';
import { ShareJob } from './share-job.tsx';

/** Save, share, hide (job.7); without network as well. */
export function JobMarks({ job }: { job: Job }) {
  const { t } = useLingui();
  const marks = useLive(marketMarks);
  const { saveJob, hideJob, hideCompany } = useMarketActs();
  const saving = useSaving();
  const { _id, _companyId, companyName } = job;
  const isSaved = marks?.saved.has(_id) ?? false;
  const jobHidden = marks?.hidden.jobs.has(_id) ?? false;
  const companyHidden = marks?.hidden.companies.has(_companyId) ?? false;
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-start gap-x-2">
        <Button
          variant="quiet"
          icon={Bookmark}
          aria-pressed={isSaved}
          onClick={() => void saving(() => saveJob(_id, !isSaved))}
        >
          {isSaved ? <Trans>Saved</Trans> : <Trans>Save this job</Trans>}
        </Button>
        <ShareJob jobId={_id} title={job.title} />
        {!jobHidden && !companyHidden && (
          <Menu
            name={t`Hide`}
            button={(opener) => (
              <Button {...opener} variant="bare" icon={EyeOff}>
                <Trans>Hide</Trans>
              </Button>
            )}
          >
            <MenuItem onSelect={() => void saving(() => hideJob(_id, true))}>{t`Hide this job`}</MenuItem>
            <MenuItem onSelect={() => void saving(() => hideCompany(_companyId, true))}>
              {t`Hide all jobs from ${companyName}`}
            </MenuItem>
          </Menu>
        )}
      </div>
      {(jobHidden || companyHidden) && (
        <p role="status" className="flex flex-wrap items-center gap-x-2 text-small text-soft">
          {companyHidden ? (
            <Trans>All jobs from {companyName} are hidden.</Trans>
          ) : (
            <Trans>This job is hidden in your lists.</Trans>
          )}
          <Button
            variant="bare"
            onClick={() =>
              void saving(() => (companyHidden ? hideCompany(_companyId, false) : hideJob(_id, false)))
            }
          >
            <Trans>Show again</Trans>
          </Button>
        </p>
      )}
    </div>
  );
}
