import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import Hourglass from 'lucide-react/icons/hourglass';
import type { Job } from '../../../contract/entities/job.ts';
import { closingOf } from '../../../contract/policy/closing.ts';
import { applicationSteps } from '../../i18n/state-lines.ts';
import { useNow } from '../../i18n/use-now.ts';
import type { ApplicationItem } from '../../replica/queries/application-items.ts';
import { Chip } from '../../ui/chip.tsx';
import { StateLine } from '../../ui/state-line.tsx';
import { tellsMinAge } from './age-tag.ts';
import { closingText } from './closing-text.ts';

type Props = { job: Job; age: number | undefined; item: ApplicationItem | undefined };

/** Days before its end in which a row tells of it. */
const LAST_DAYS = 7;

/** One word at the end of a row: one's own state, else that its end is near, else the age where that matters. */
export function CardTag({ job, age, item }: Props) {
  const { i18n } = useLingui();
  const closing = closingOf(job.validThrough, useNow());
  const minAge = job.minAge;
  if (item) return <OwnState item={item} />;
  if (closing && closing.kind !== 'over' && (closing.kind !== 'days' || closing.count <= LAST_DAYS))
    return closing.soon ? (
      <Chip tone="new" icon={Hourglass}>
        {i18n._(closingText(closing))}
      </Chip>
    ) : (
      <span className="text-note tabular-nums text-faint">{i18n._(closingText(closing))}</span>
    );
  if (!tellsMinAge(minAge, age)) return null;
  return (
    <Chip tone={age !== undefined && age < minAge ? 'warning' : 'plain'}>
      <Trans>from age {minAge}</Trans>
    </Chip>
  );
}

/** How the reader's own application to a job stands, in a dot and a word. */
function OwnState({ item: { application, entries } }: { item: ApplicationItem }) {
  const { i18n } = useLingui();
  const good = application.status === 'accepted' || application.status === 'hired';
  const steps = applicationSteps(application, entries).map(({ key, label, state }) => ({
    key,
    label: i18n._(label),
    state,
    good: good && key === 'answered',
  }));
  return <StateLine compact steps={steps} />;
}
