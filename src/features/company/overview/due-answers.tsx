import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { Applicant } from '../../../../contract/entities/application.ts';
import { useNow } from '../../../i18n/use-now.ts';
import type { OutboxEntry } from '../../../replica/outbox-entry.ts';
import { dueAnswers } from '../../../replica/queries/due.ts';
import { Button } from '../../../ui/button.tsx';
import { Section } from '../../../ui/page.tsx';
import { ApplicantCard } from './applicant-card.tsx';

const AT_FIRST = 6;

type Props = {
  applicants: readonly Applicant[];
  decisions: ReadonlyMap<string, OutboxEntry[]>;
  onOpen: (applicantId: string) => void;
};

/** Whom an answer is owed now, the longest wait first (company.1). Nothing at all where nobody waits. */
export function DueAnswers({ applicants, decisions, onOpen }: Props) {
  const due = dueAnswers(applicants, useNow());
  const [all, setAll] = useState(false);
  const count = due.length;
  if (count === 0) return null;
  return (
    <Section title={<Trans>Due answers ({count})</Trans>}>
      <ul className="grid gap-2 sm:grid-cols-2 wide:grid-cols-3">
        {(all ? due : due.slice(0, AT_FIRST)).map((applicant) => (
          <ApplicantCard
            key={applicant._id}
            applicant={applicant}
            entries={decisions.get(applicant._id) ?? []}
            onOpen={() => onOpen(applicant._id)}
          />
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
