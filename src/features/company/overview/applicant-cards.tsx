import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { Applicant } from '../../../../contract/entities/application.ts';
import type { OutboxEntry } from '../../../replica/outbox-entry.ts';
import { Button } from '../../../ui/button.tsx';
import { Section } from '../../../ui/page.tsx';
import { ApplicantCard } from '../applicants/applicant-card.tsx';

const AT_FIRST = 6;

type Props = {
  title: ReactNode;
  aside?: ReactNode;
  applicants: readonly Applicant[];
  decisions: ReadonlyMap<string, OutboxEntry[]>;
  onOpen: (applicantId: string) => void;
};

/** Some applicants as cards, the first few of them at once; nothing at all where there are none. */
export function ApplicantCards({ title, aside, applicants, decisions, onOpen }: Props) {
  const [all, setAll] = useState(false);
  const count = applicants.length;
  if (count === 0) return null;
  return (
    <Section title={title} aside={aside}>
      <ul className="grid gap-2 sm:grid-cols-2 wide:grid-cols-3">
        {(all ? applicants : applicants.slice(0, AT_FIRST)).map((applicant) => (
          <li key={applicant._id} className="min-w-0">
            <ApplicantCard
              applicant={applicant}
              entries={decisions.get(applicant._id) ?? []}
              onOpen={() => onOpen(applicant._id)}
            />
          </li>
        ))}
      </ul>
      {!all && count > AT_FIRST && (
        <div>
          <Button variant="bare" onClick={() => setAll(true)}>
            <Trans>Show all {count}</Trans>
          </Button>
        </div>
      )}
    </Section>
  );
}
