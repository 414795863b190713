import { Plural, Trans } from '@lingui/react/macro';
import type { Company } from '../../../../contract/entities/company.ts';
import type { PlannedRow } from '../../../../contract/import/plan-rows.ts';
import { isForMarket } from '../../../../contract/policy/job.ts';
import { useNow } from '../../../i18n/use-now.ts';
import { planUse } from '../../../replica/queries/company-plan.ts';
import { useLive } from '../../../replica/use-live.ts';
import { useRead } from '../../../sync/react/use-read.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';

/** An answer is good for so long: plans move rarely. */
const FRESH_MS = 60_000;

type Props = {
  company: Company;
  /** Rows that lack nothing. */
  rows: readonly PlannedRow[];
  chosen: ReadonlySet<number>;
  onChoose: (chosen: ReadonlySet<number>) => void;
};

/** Publishing as well, as far as the plan has room; it is said before (import.5). */
export function PublishChoice({ company, rows, chosen, onChoose }: Props) {
  const now = useNow();
  const use = useLive((db) => planUse(db, new Date(now)), [now]);
  const read = useRead('subscription.entitlement', { companyId: company._id }, { freshMs: FRESH_MS });
  const offline = rows.filter(({ job }) => job === null || !isForMarket(job.status));
  if (read.state !== 'there' || !use || offline.length === 0) return null;
  const { jobSlots } = read.data;
  // Of a company that nobody has verified staff looks at one first.
  const most = company.verified ? Number.POSITIVE_INFINITY : 1;
  const free = Math.max(0, Math.min(most, jobSlots === null ? most : jobSlots - use.jobs));
  const first = offline.slice(0, free).map(({ at }) => at);
  const count = first.length;
  if (count === 0)
    return (
      <p className="text-small text-soft">
        <Trans>Every job slot of your plan is in use, so all of them stay drafts.</Trans>
      </p>
    );
  const rest = offline.length - count;
  return (
    <Checkbox
      label={
        <Plural
          value={count}
          one="Publish one complete job at once"
          other="Publish the # complete ones at once"
        />
      }
      hint={
        rest > 0 &&
        (company.verified ? (
          <Plural
            value={rest}
            one="Your plan has no room for one more: it stays a draft."
            other="Your plan has no room for # more: they stay drafts."
          />
        ) : (
          <Trans>Your company is not verified yet, so the others stay drafts.</Trans>
        ))
      }
      checked={chosen.size > 0}
      onChange={(event) => onChoose(new Set(event.currentTarget.checked ? first : []))}
    />
  );
}
