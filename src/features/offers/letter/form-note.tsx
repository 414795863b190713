import { Trans } from '@lingui/react/macro';
import PenLine from 'lucide-react/icons/pen-line';
import type { ContractForm } from '../../../../contract/entities/offer.ts';
import type { JobKind } from '../../../../contract/job-kinds.ts';
import { concludesHere } from '../../../../contract/policy/offer-terms.ts';
import { Icon } from '../../../ui/icon.tsx';

/** What a signature here concludes, where that is not the contract itself (product section 0.6). */
export function FormNote({ form, kind }: { form: ContractForm; kind: JobKind }) {
  if (concludesHere(form)) return null;
  return (
    <p role="note" className="flex gap-3 rounded-card bg-well px-4 py-3 text-small text-soft">
      <Icon of={PenLine} className="mt-0.5 shrink-0" />
      <span>
        {form === 'outside' ? (
          <Trans>
            This is not the contract. It records what you have both agreed in words. You make the contract
            outside Zusage, by email for example, and that is where it is paid.
          </Trans>
        ) : kind === 'apprenticeship' ? (
          <Trans>
            This is not the training contract. What is signed here is that you get the place. The company
            sends the contract before the first day and has it entered by the chamber (§ 11 BBiG).
          </Trans>
        ) : (
          <Trans>
            This is not the employment contract. What is signed here is that you get the work. The contract
            has an end, so it needs paper and ink before the first day (§ 14 (4) TzBfG).
          </Trans>
        )}
      </span>
    </p>
  );
}
