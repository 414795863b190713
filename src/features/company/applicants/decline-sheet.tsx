import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import type { Applicant } from '../../../../contract/entities/application.ts';
import type { Company } from '../../../../contract/entities/company.ts';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { DeclineLetters } from './decline-letters.tsx';

type Props = {
  /** Nobody: it is closed. */
  people: readonly Applicant[];
  company: Company | undefined;
  onDecline: () => void;
  onClose: () => void;
};

const NAMES = 12;

/** Declines several at once with the company's text, which is read once before (company.2). */
export function DeclineSheet({ people, company, onDecline, onClose }: Props) {
  const { t } = useLingui();
  const confirm = useRef<HTMLButtonElement>(null);
  const count = people.length;
  const unopened = people.filter(({ seenAt }) => seenAt === null).length;
  const titles = new Set(people.map(({ job }) => job.title));
  const [title = ''] = titles;
  return (
    <Sheet
      open={count > 0}
      onClose={onClose}
      sticky
      focus={confirm}
      title={<Plural value={count} one="Decline # person" other="Decline # people" />}
      actions={
        <>
          <Button ref={confirm} onClick={onDecline}>
            <Plural value={count} one="Decline # person" other="Decline # people" />
          </Button>
          <Button variant="quiet" onClick={onClose}>
            <Trans>Back</Trans>
          </Button>
        </>
      }
    >
      <div className="grid gap-6">
        <p lang="">
          {people
            .slice(0, NAMES)
            .map(({ name }) => name)
            .join(', ')}
          {count > NAMES && (
            <>
              {', '}
              <Plural value={count - NAMES} one="and # more" other="and # more" />
            </>
          )}
        </p>
        {unopened > 0 && (
          <p className="rounded-card bg-warning-wash px-4 py-3 text-small text-warning">
            <Plural
              value={unopened}
              one="# of these applications has not been opened by anybody yet."
              other="# of these applications have not been opened by anybody yet."
            />
          </p>
        )}
        {company && (
          <DeclineLetters
            general={company.general}
            companyName={company.companyName}
            jobTitle={titles.size === 1 ? title : t`(the job)`}
          />
        )}
        <p className="text-small text-soft">
          <Trans>You can undo this for ten seconds; nothing is sent before.</Trans>
        </p>
      </div>
    </Sheet>
  );
}
