import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Applicant } from '../../../../contract/entities/application.ts';
import { TextLink } from '../../../ui/links.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import {
  type Choice,
  type Group,
  groupOf,
  type Outcome,
  outcomeOf,
  type UnpublishReason,
} from './outcomes.ts';

type Props = {
  open: readonly Applicant[];
  reason: UnpublishReason;
  choice: Choice;
  onChange: (choice: Choice) => void;
  /** Somebody has to be decided on first. */
  error: ReactNode;
};

/** What becomes of everybody who still waits; those nobody has looked at stand first and apart. */
export function OutcomeList({ open, error, ...rest }: Props) {
  const of = (group: Group) => open.filter((person) => groupOf(person) === group);
  const [unopened, opened] = [of('unopened'), of('opened')];
  return (
    <div className="grid gap-6">
      {unopened.length > 0 && (
        <People
          {...rest}
          group="unopened"
          people={unopened}
          title={
            <Plural
              value={unopened.length}
              one="# application nobody has opened yet"
              other="# applications nobody has opened yet"
            />
          }
          error={error}
        />
      )}
      {opened.length > 0 && (
        <People
          {...rest}
          group="opened"
          people={opened}
          title={
            <Plural
              value={opened.length}
              one="# person still waits for an answer"
              other="# people still wait for an answer"
            />
          }
        />
      )}
      <p className="text-small text-soft">
        <Trans>Applications that stay open keep the date by which you promised an answer.</Trans>
      </p>
    </div>
  );
}

type PeopleProps = Omit<Props, 'open' | 'error'> & {
  group: Group;
  people: readonly Applicant[];
  title: ReactNode;
  error?: ReactNode;
};

function People({ group, people, title, reason, choice, onChange, error }: PeopleProps) {
  const { t } = useLingui();
  const segments: { value: Outcome; label: string }[] = [
    { value: 'keep', label: t`Keep open` },
    { value: 'reject', label: t({ message: 'Decline', context: 'an applicant' }) },
  ];
  const chosen = people.map((person) => outcomeOf(person, choice, reason));
  const [first = null] = chosen;
  const forAll = chosen.every((outcome) => outcome === first) ? first : null;
  const chooseAll = (all: Outcome) => {
    const theirs = new Set(people.map(({ _id }) => _id));
    const single = Object.fromEntries(Object.entries(choice.single).filter(([id]) => !theirs.has(id)));
    onChange({ ...choice, [group]: all, single });
  };
  return (
    <section className="grid gap-3">
      <h3 className="font-semibold">{title}</h3>
      {people.length > 1 && (
        <SegmentedControl<Outcome | 'none'>
          legend={t`For all of them`}
          wide
          segments={segments}
          value={forAll ?? 'none'}
          onChange={(all) => all !== 'none' && chooseAll(all)}
        />
      )}
      {error && (
        <p role="alert" className="text-small font-medium text-danger">
          {error}
        </p>
      )}
      <ul className="divide-y divide-line border-y border-line">
        {people.map(({ _id, name, receipt }, at) => (
          <li key={_id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <div className="min-w-0">
              <p className="font-semibold">
                <TextLink to="/pwa/company" search={{ view: 'applicants', applicant: _id }}>
                  {name}
                </TextLink>
              </p>
              <p className="text-note text-faint">
                {receipt && (
                  <Trans>
                    applied <RelativeTime instant={receipt.receivedAt} />
                  </Trans>
                )}
              </p>
            </div>
            <SegmentedControl<Outcome | 'none'>
              legend={t`Outcome for ${name}`}
              hideLegend
              segments={segments}
              value={chosen[at] ?? 'none'}
              onChange={(outcome) =>
                outcome !== 'none' && onChange({ ...choice, single: { ...choice.single, [_id]: outcome } })
              }
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
