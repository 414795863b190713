import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { articleOf } from '../../../../contract/article.ts';
import type { CompanyCard } from '../../../../contract/entities/company.ts';
import type { Job } from '../../../../contract/entities/job.ts';
import { NO_FILTERS } from '../../../replica/market/filters.ts';
import { CompanyMark } from '../../../ui/company-mark.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { TextLink } from '../../../ui/links.tsx';
import { usePageTitle } from '../../../ui/page-title.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { JobLine } from '../job-line.tsx';
import { searchOf } from '../market-search-params.ts';
import { CompanyBanner } from './company-banner.tsx';
import { CompanyContact } from './company-contact.tsx';
import { CompanyFigures } from './company-figures.tsx';
import { CompanyPhotos } from './company-photos.tsx';
import { VerifiedNote } from './verified-note.tsx';

type Props = {
  company: CompanyCard;
  /** Undefined until they are looked for. */
  jobs: readonly Job[] | undefined;
  /** Not all jobs of the market are on this device: those that are missing may be elsewhere in it. */
  isPart?: boolean | undefined;
  /** Addresses of bytes on this device. */
  logo?: string | undefined;
  banner?: string | undefined;
  note?: ReactNode;
};

/** A company's page: its picture, how it answers, its own words, its jobs, and where to find it. */
export function CompanyView({ company, jobs, isPart, logo, banner, note }: Props) {
  const { companyName, verified } = company;
  const { photos = [] } = company.general;
  usePageTitle(companyName);
  return (
    <div className="flex flex-1 flex-col pb-12">
      {note}
      <CompanyBanner company={company} src={banner} />
      <div className="page grid gap-8">
        <header className="grid gap-2">
          <div className="relative -mt-8.5 w-fit rounded-card border-4 border-paper bg-paper">
            <CompanyMark name={companyName} logo={company.logo} src={logo} size="xl" />
          </div>
          <h1 lang="">{companyName}</h1>
          <VerifiedNote verified={verified} />
        </header>
        <CompanyFigures company={company} />
        <Words company={company} />
        {photos.length > 0 && <CompanyPhotos photos={photos} />}
        <Jobs company={company} jobs={jobs} isPart={isPart} />
        <CompanyContact company={company} />
      </div>
    </div>
  );
}

/** The company's own words; their language is not known. */
function Words({ company: { general } }: { company: CompanyCard }) {
  const blocks = articleOf(general.about ?? '');
  const benefits = general.benefits ?? [];
  if (blocks.length + benefits.length === 0) return null;
  return (
    <section className="grid gap-5" lang="">
      {blocks.length > 0 && (
        <div className="prose [&>p:first-child]:text-lead">
          {blocks.map((block, at) =>
            block.kind === 'text' ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text have no other identity
              <p key={at}>{block.text}</p>
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text have no other identity
              <ul key={at}>
                {block.items.map((item, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the same item may be there twice
                  <li key={place}>{item}</li>
                ))}
              </ul>
            ),
          )}
        </div>
      )}
      {benefits.length > 0 && (
        <ul className="grid gap-2">
          {benefits.map((benefit, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same benefit may be there twice
            <li key={at} className="flex gap-3 wrap-anywhere">
              <Icon of={Check} className="mt-0.5 shrink-0 text-accent" />
              {benefit}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

type JobsProps = Pick<Props, 'company' | 'jobs' | 'isPart'>;

function Jobs({ company: { _id, companyName, openJobs }, jobs, isPart = false }: JobsProps) {
  const { t } = useLingui();
  // Online the list shows those that are not here (OnlineJobs).
  const leadsOn = jobs !== undefined && jobs.length < openJobs && (jobs.length > 0 || isPart);
  const all = { ...NO_FILTERS, wishes: { company: { _companyId: _id, name: companyName } } };
  return (
    <section className="grid gap-1">
      <h2 className="border-b border-edge pb-2 text-title font-bold">
        {t`${plural(openJobs, { one: '# open job', other: '# open jobs' })}`}
      </h2>
      {!jobs && <Skeleton lines={4} />}
      {jobs && jobs.length > 0 && (
        <ul>
          {jobs.map((job) => (
            <JobLine key={job._id} job={job} ofCompany />
          ))}
        </ul>
      )}
      {jobs?.length === 0 && (
        <p className="pt-2 text-soft">
          {openJobs === 0 ? (
            <Trans>Nothing is open here at the moment.</Trans>
          ) : isPart ? (
            <Trans>None of them is on this device: it holds only a part of all jobs.</Trans>
          ) : (
            <Trans>None of them is on this device: they are for older people, or still on their way.</Trans>
          )}
        </p>
      )}
      {leadsOn && (
        <p className="pt-2">
          <TextLink to="/pwa" search={{ ...searchOf(all), list: 'all' }}>
            <Trans>Show all of them</Trans>
          </TextLink>
        </p>
      )}
    </section>
  );
}
