import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import type { Applicant } from '../../../../contract/entities/application.ts';
import type { Offer } from '../../../../contract/entities/offer.ts';
import { formatMoney } from '../../../i18n/money.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { OutcomeSelect } from './outcome-select.tsx';
import { type Choice, type CloseReason, groupOf, type Outcome, outcomeOf } from './outcomes.ts';

/** Lines at first, and how many more at a time: a job may have thousands of applicants. */
const FIRST = 10;
const MORE = 100;

type Props = {
  /** Those with an offer that runs: it stands, whatever becomes of the job. */
  offered: readonly { person: Applicant; offer: Offer }[];
  /** Invited to talk, by somebody who may not end it. */
  fixed: readonly Applicant[];
  /** In the order of how far they are. */
  people: readonly Applicant[];
  reason: CloseReason;
  choice: Choice;
  /** Conversations nobody has decided on are marked. */
  tried: boolean;
  onChange: (id: string, outcome: Outcome) => void;
};

/** What everybody hears who did not get the job, one line each: offers, conversations, opened, not opened. */
export function OutcomeList({ offered, fixed, people, reason, choice, tried, onChange }: Props) {
  const { t, i18n } = useLingui();
  const [count, setCount] = useState(FIRST);
  const payOf = ({ terms: { pay } }: Offer) => pay && formatMoney(i18n.locale, pay.amount, pay.currency);
  const first = offered.length + fixed.length;
  const shown = people.slice(0, Math.max(0, count - first));
  const rest = people.length - shown.length;
  const hidden = Math.min(MORE, rest);
  return (
    <div>
      <ul className="border-t border-ink">
        {offered.map(({ person, offer }) => (
          <Line
            key={person._id}
            person={person}
            state={offer.terms.pay ? t`Offer, ${payOf(offer)}` : t`Offer`}
          >
            <Fixed>{t`The offer stands`}</Fixed>
          </Line>
        ))}
        {fixed.map((person) => (
          <Line key={person._id} person={person} state={t`In conversation`}>
            <Fixed>{t`Conversation goes on`}</Fixed>
          </Line>
        ))}
        {shown.map((person) => (
          <Line key={person._id} person={person} state={<State person={person} />}>
            <OutcomeSelect
              name={person.name}
              group={groupOf(person)}
              value={outcomeOf(person, choice, reason)}
              missing={tried}
              onChange={(outcome) => onChange(person._id, outcome)}
            />
          </Line>
        ))}
      </ul>
      {rest > 0 && (
        <div className="flex flex-wrap items-center gap-x-2 border-b border-line py-1 text-small text-soft">
          <Trans>and {rest} more, sorted by how far they are</Trans>
          <Button variant="bare" onClick={() => setCount(count + MORE)}>
            {t`Show ${hidden} more`}
          </Button>
        </div>
      )}
    </div>
  );
}

function State({ person }: { person: Applicant }) {
  const { t } = useLingui();
  const group = groupOf(person);
  if (group === 'talking') return t`In conversation`;
  if (group === 'unopened') return t`new, not opened yet`;
  return person.seenAt === null ? null : (
    <Trans>
      opened <RelativeTime instant={person.seenAt} />
    </Trans>
  );
}

type LineProps = { person: Applicant; state: ReactNode; children: ReactNode };

function Line({ person: { _id, name }, state, children }: LineProps) {
  return (
    <li className="flex items-center gap-3 border-b border-line py-1 desk:min-h-10 desk:py-0.5">
      <Avatar name={name} size="sm" />
      <div className="grid min-w-0 flex-1 gap-x-4 desk:grid-cols-[12rem_minmax(0,1fr)] desk:items-center">
        <p className="min-w-0 truncate text-small font-semibold">
          <Link
            to="/pwa/company"
            search={{ view: 'applicants', applicant: _id }}
            className="inline-flex min-h-6 items-center hover:underline"
          >
            {name}
          </Link>
        </p>
        <p className="min-w-0 truncate text-note text-soft desk:text-small">{state}</p>
      </div>
      {children}
    </li>
  );
}

function Fixed({ children }: { children: string }) {
  return <span className="pe-2 text-small text-soft">{children}</span>;
}
