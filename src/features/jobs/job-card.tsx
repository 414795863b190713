import { Trans, useLingui } from '@lingui/react/macro';
import Bookmark from 'lucide-react/icons/bookmark';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { memo } from 'react';
import type { Job } from '../../../contract/entities/job.ts';
import { hoursInRow, KIND_LABEL, REMOTE_LABEL } from '../../i18n/job-labels.ts';
import { formatPay } from '../../i18n/pay.ts';
import { useFormat } from '../../i18n/use-format.ts';
import type { ApplicationItem } from '../../replica/queries/application-items.ts';
import { classNames } from '../../ui/class-names.ts';
import { CompanyMark } from '../../ui/company-mark.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { StretchedLink } from '../../ui/links.tsx';
import { Menu } from '../../ui/menu.tsx';
import { MenuItem } from '../../ui/menu-item.tsx';
import { VerifiedMark } from '../../ui/verified-mark.tsx';
import { CardTag } from './card-tags.tsx';
import { openJob, TITLE_TRANSITION } from './opened-job.ts';
import { useSwipe } from './use-swipe.ts';

export type CardActs = {
  save: (job: Job, on: boolean) => void;
  hide: (job: Job) => void;
  hideCompany: (job: Job) => void;
  /** Beside the list, where there is room; without it a card goes to the job's page. */
  open: ((jobId: string) => void) | null;
};

type Props = {
  job: Job;
  /** From the place of the search, in kilometres. */
  km: number | null;
  /** Of the reader, in years; undefined where it is not known yet. */
  age: number | undefined;
  /** The reader's own application. */
  item?: ApplicationItem | undefined;
  /** It was closed, or changed so that the filters no longer find it, while the list was being read. */
  gone?: boolean;
  saved: boolean;
  /** Published since the reader was here. */
  fresh?: boolean;
  /** It is read beside the list. */
  selected?: boolean;
  acts: CardActs;
};

/** A job in a list (pwa.2, pwa.3). The whole row is one link; what is done with it stands at its edge. */
export const JobCard = memo(function JobCard(props: Props) {
  const { job, km, age, item, gone = false, saved, fresh = false, selected = false, acts } = props;
  const { t } = useLingui();
  const swipe = useSwipe({ onLeft: () => acts.hide(job), onRight: () => acts.save(job, !saved) });
  const { title, companyName: company } = job;
  const { open } = acts;
  return (
    <article
      {...swipe}
      className={classNames('job-row', gone && '[&>:first-child]:opacity-55')}
      data-selected={selected || undefined}
    >
      <div className="flex min-w-0 flex-1 gap-3 wrap-anywhere">
        <CompanyMark name={company} logo={job.companyLogo} />
        <div className="grid min-w-0 flex-1 content-start">
          <h2 className="line-clamp-2 text-body font-bold leading-snug tracking-tight" lang="" dir="auto">
            {fresh && <span className="fresh-dot" />}
            <StretchedLink
              to="/pwa/$jobId"
              params={{ jobId: job._id }}
              viewTransition
              aria-label={fresh ? t`${title}, ${company}, new` : t`${title}, ${company}`}
              aria-current={selected || undefined}
              onClick={(event) => {
                openJob(job);
                const plain = !(event.metaKey || event.ctrlKey || event.shiftKey);
                if (open && plain) {
                  event.preventDefault();
                  open(job._id);
                  return;
                }
                const heading = event.currentTarget.closest('h2');
                if (heading) heading.style.viewTransitionName = TITLE_TRANSITION;
              }}
            >
              {title}
            </StretchedLink>
          </h2>
          <p className="flex min-w-0 items-center text-small leading-snug text-soft">
            <span className="truncate" dir="auto">
              {company}
            </span>
            {job.companyVerified && <VerifiedMark />}
          </p>
          <CardFacts job={job} />
          <div className="mt-0.5 flex flex-wrap items-center justify-between gap-x-3">
            <CardPlace job={job} km={km} />
            {gone ? (
              <p className="text-note font-semibold text-soft">
                <Trans>No longer in this list</Trans>
              </p>
            ) : (
              <CardTag job={job} age={age} item={item} />
            )}
          </div>
        </div>
      </div>
      <div className="relative z-1 -me-2.5 -mt-2 flex flex-col">
        <IconButton
          name={saved ? t`Remove from saved jobs` : t`Save this job`}
          icon={Bookmark}
          pressed={saved}
          onClick={() => acts.save(job, !saved)}
        />
        <Menu
          name={t`More about this job`}
          button={(opener) => <IconButton {...opener} name={t`More about this job`} icon={Ellipsis} />}
        >
          <MenuItem onSelect={() => acts.hide(job)}>{t`Hide this job`}</MenuItem>
          <MenuItem onSelect={() => acts.hideCompany(job)}>{t`Hide all jobs from ${company}`}</MenuItem>
        </Menu>
      </div>
    </article>
  );
});

/** Pay first, then hours: on the smallest phone both can be read. */
function CardFacts({ job }: { job: Job }) {
  const { i18n } = useLingui();
  const hours = hoursInRow(i18n, job);
  return (
    <p className="text-small leading-snug tabular-nums text-soft">
      <span className={job.pay ? 'text-body font-bold text-ink' : undefined}>
        {job.pay ? formatPay(i18n, job.pay, true) : <Trans>Pay not stated</Trans>}
      </span>
      {hours && ` · ${hours}`}
    </p>
  );
}

/** What kind, how far and where, and since when it can be applied to. */
function CardPlace({ job, km }: { job: Job; km: number | null }) {
  const { i18n } = useLingui();
  const format = useFormat();
  const { kind, location, remote, publishedAt } = job;
  const where = [
    remote !== 'full' && location?.label,
    remote !== 'none' && i18n._(REMOTE_LABEL[remote]),
    publishedAt && format.shortDay(publishedAt),
  ].filter(Boolean);
  return (
    <p className="text-small leading-snug tabular-nums text-soft first-letter:uppercase">
      {i18n._(KIND_LABEL[kind])}
      {' · '}
      {/* A place has one point, and a job in it any. */}
      {km !== null && km >= 1 && remote !== 'full' && <b className="text-ink">{format.distance(km)} </b>}
      {where.join(' · ')}
    </p>
  );
}
