import { Plural, Trans } from '@lingui/react/macro';
import { mayBookPlan } from '../../../../contract/policy/may-book-plan.ts';
import { useNow } from '../../../i18n/use-now.ts';
import { seatsInUse, type Team } from '../../../replica/queries/team.ts';
import { useRead } from '../../../sync/react/use-read.ts';
import { TextLink } from '../../../ui/links.tsx';
import { seatsLeft } from './seats-left.ts';

/** Every screen of the company asks for it, and limits move rarely. */
const LIMITS_FRESH_MS = 10 * 60_000;

/** What the plan has room for, before anything is typed; its place is kept until that is known. */
export function Seats({ read }: { read: Team }) {
  const now = useNow();
  const args = read.company && { companyId: read.company._id };
  const plan = useRead('subscription.entitlement', args, { freshMs: LIMITS_FRESH_MS });
  if (plan.state !== 'there') return <p className="min-h-lh text-small">{'\u00a0'}</p>;
  const { seats } = plan.data;
  if (seats === null)
    return (
      <p className="text-small text-soft">
        <Trans>Your plan has room for as many people as you like.</Trans>
      </p>
    );
  const left = seatsLeft(seats, seatsInUse(read, now));
  if (left > 0)
    return (
      <p className="text-small text-soft">
        <Plural
          value={left}
          one={`One of ${seats} seats is still free.`}
          other={`# of ${seats} seats are still free.`}
        />
      </p>
    );
  return (
    <div role="note" className="rounded-card bg-highlight-wash px-4 py-3 text-small">
      <Trans>
        All {seats} seats of your plan are taken or promised. You can invite somebody: they come in once a
        seat is free.
      </Trans>{' '}
      {mayBookPlan(read.company?.registration?.kind ?? 'business') && (
        <TextLink to="/pwa/company/pricing">
          <Trans>See plans with more seats</Trans>
        </TextLink>
      )}
    </div>
  );
}
