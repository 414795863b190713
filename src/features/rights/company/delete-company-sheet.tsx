import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Company } from '../../../../contract/entities/company.ts';
import { COMPANY_GRACE_DAYS } from '../../../../contract/limits.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { DeletionSheet } from '../deletion-sheet.tsx';
import { useProvedIntent } from '../use-proved-intent.ts';

type Props = { company: Company; onClose: () => void };

/** What ends at once, what stays, and the name of the company, typed. */
export function DeleteCompanySheet({ company: { _id: companyId, companyName }, onClose }: Props) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState(false);
  const { answer, ...deletion } = useProvedIntent((once) =>
    once('company.delete', { companyId, confirmName: typed }),
  );
  const isRight = typed.trim() === companyName;
  if (answer) return <Asked companyName={companyName} finalAt={answer.finalAt ?? ''} onClose={onClose} />;
  return (
    <DeletionSheet
      deletion={deletion}
      title={t`Delete ${companyName}?`}
      act={t`Delete the company`}
      keep={t`Keep the company`}
      failed={t`Your company was not deleted`}
      onAsk={() => {
        setTried(true);
        if (isRight) deletion.ask();
      }}
      onClose={onClose}
    >
      <section className="grid gap-1">
        <h3 className="text-body font-semibold">
          <Trans>At once</Trans>
        </h3>
        <ul className="grid list-disc gap-1 ps-5 text-soft">
          <li>
            <Trans>
              Your jobs close, everybody who applied gets an answer, and open offers are withdrawn.
            </Trans>
          </li>
          <li>
            <Trans>That stays so even if you keep the company.</Trans>
          </li>
        </ul>
      </section>
      <section className="grid gap-1">
        <h3 className="text-body font-semibold">
          <Trans>After {COMPANY_GRACE_DAYS} days</Trans>
        </h3>
        <ul className="grid list-disc gap-1 ps-5 text-soft">
          <li>
            <Trans>Page, logo, address and settings are erased, and nobody belongs to it any more.</Trans>
          </li>
          <li>
            <Trans>
              The log stays for 12 months, and bills for as long as the law requires. Agreed offers stay as
              proof for both sides.
            </Trans>
          </li>
          <li>
            <Trans>Your own account stays.</Trans>
          </li>
        </ul>
      </section>
      <TextField
        label={<Trans>Type the name of the company to confirm</Trans>}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        error={tried && !isRight && t`This is not the name yet. It reads: ${companyName}`}
        autoComplete="off"
      />
    </DeletionSheet>
  );
}

type AskedProps = { companyName: string; finalAt: string; onClose: () => void };

function Asked({ companyName, finalAt, onClose }: AskedProps) {
  const { t } = useLingui();
  const format = useFormat();
  return (
    <Sheet
      open
      onClose={onClose}
      title={t`${companyName} is deleted on ${format.deadline(finalAt)}`}
      actions={
        <Button onClick={onClose}>
          <Trans>Done</Trans>
        </Button>
      }
    >
      <p role="status" className="text-soft">
        <Trans>
          Its owners have an email with the way back. A bar at the top of each page keeps the company as well.
        </Trans>
      </p>
    </Sheet>
  );
}
