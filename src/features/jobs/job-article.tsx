import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { Fragment } from 'react';
import { articleOf } from '../../../contract/article.ts';
import type { Job } from '../../../contract/entities/job.ts';
import { type CampaignPoint, campaignPoints } from '../../i18n/campaign-text.ts';

const LISTS = [
  { key: 'tasks', title: msg`What you will do` },
  { key: 'must', title: msg`What you need` },
  { key: 'nice', title: msg`What would be nice` },
  { key: 'benefits', title: msg`What you get` },
] as const;

const CAMPAIGN_TITLE = msg`What the campaign asks for`;

/**
 * The company's own words, set like an article (job.2). Their language is not known: `lang=""` keeps hyphenation and
 * speech from treating a German text as English.
 */
export function JobArticle({ job }: { job: Job }) {
  const { i18n } = useLingui();
  return (
    <div className="grid gap-8">
      <section className="prose" lang="" dir="auto">
        {articleOf(job.description).map((block, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text have no other identity
          <Fragment key={at}>
            {block.kind === 'text' ? <p>{block.text}</p> : <Items items={block.items} />}
          </Fragment>
        ))}
      </section>
      {job.campaign && <CampaignTerms points={campaignPoints(i18n, job.campaign, job.pay?.currency)} />}
      {LISTS.map(
        ({ key, title }) =>
          job[key].length > 0 && (
            <section key={key} className="grid gap-3">
              <h2 className="text-lead font-bold">{i18n._(title)}</h2>
              <div className="prose" lang="" dir="auto">
                <Items items={job[key]} />
              </div>
            </section>
          ),
      )}
    </div>
  );
}

/** What a campaign asks for, point by point; its offer begins with the same. */
function CampaignTerms({ points }: { points: readonly CampaignPoint[] }) {
  const { i18n } = useLingui();
  if (points.length === 0) return null;
  return (
    <section className="grid gap-3">
      <h2 className="text-lead font-bold">{i18n._(CAMPAIGN_TITLE)}</h2>
      <dl className="grid gap-4">
        {points.map(({ key, label, text }) => (
          <div key={key}>
            <dt className="text-small font-semibold">{label}</dt>
            <dd className="whitespace-pre-line" lang="">
              {text}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Items({ items }: { items: readonly string[] }) {
  return (
    <ul>
      {items.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same item may be there twice
        <li key={at}>{item}</li>
      ))}
    </ul>
  );
}
