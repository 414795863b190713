import { Trans, useLingui } from '@lingui/react/macro';
import { TEXT_MAX } from '../../../../contract/limits.ts';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { ProposalProblem, TypedProposal } from './proposal-form.ts';

type Props = {
  typed: TypedProposal;
  currency: string;
  problem: ProposalProblem | undefined;
  onChange: (typed: TypedProposal) => void;
};

/** What somebody would do a campaign for; without a price the company proposes one. */
export function ProposalFields({ typed, currency, problem, onChange }: Props) {
  const { t } = useLingui();
  return (
    <fieldset className="grid min-w-0 gap-4" data-proposal>
      <legend className="mb-1.5 text-small font-semibold">
        <Trans>Your proposal</Trans>
        <span className="ms-2 inline-block font-normal text-faint">
          <Trans>optional</Trans>
        </span>
      </legend>
      <TextField
        label={t`Total price, net (${currency})`}
        hint={t`Without a price the company makes the first proposal.`}
        error={problem === 'amount' && t`Write the price as a number, such as 850.`}
        value={typed.amount}
        onChange={(event) => onChange({ ...typed, amount: event.currentTarget.value })}
        inputMode="decimal"
        autoComplete="off"
      />
      <TextArea
        label={t`What is included`}
        error={
          problem === 'includes'
            ? t`Write what the company gets for this price.`
            : problem === 'too_long' && t`This is too long for them. Shorten it a little.`
        }
        value={typed.includes}
        onChange={(event) => onChange({ ...typed, includes: event.currentTarget.value })}
        limit={TEXT_MAX.note}
        rows={4}
      />
    </fieldset>
  );
}
