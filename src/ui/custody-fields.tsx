import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ChoiceTiles } from './choice-tiles.tsx';
import { Select } from './select.tsx';
import { TextField } from './text-field.tsx';

/** What somebody says of themselves who agrees or signs for a child; the values are those of the calls. */
export type CustodySaid = {
  relation: 'mother' | 'father' | 'guardian';
  custody: 'alone' | 'authorised' | 'joint' | null;
  otherMail: string;
};

export const NOTHING_SAID: CustodySaid = { relation: 'mother', custody: null, otherMail: '' };

type Props = {
  said: CustodySaid;
  onChange: (said: CustodySaid) => void;
  /** The other parent has a link of their own already. */
  otherAsked: boolean;
  errors?: { custody?: ReactNode; otherMail?: ReactNode };
};

/** Who it is, and whether the other parent is asked too: nothing is chosen beforehand (§ 1629 (1) BGB). */
export function CustodyFields({ said, onChange, otherAsked, errors = {} }: Props) {
  const { t } = useLingui();
  return (
    <>
      <Select
        label={t`You are the child’s`}
        value={said.relation}
        onChange={(event) =>
          onChange({ ...said, relation: event.currentTarget.value as CustodySaid['relation'] })
        }
      >
        <option value="mother">{t`mother`}</option>
        <option value="father">{t`father`}</option>
        <option value="guardian">{t`guardian`}</option>
      </Select>
      <ChoiceTiles
        legend={<Trans>Custody</Trans>}
        hint={
          otherAsked ? (
            <Trans>The other parent has a link of their own. As a rule both answer.</Trans>
          ) : (
            <Trans>As a rule both parents decide together.</Trans>
          )
        }
        tiles={[
          {
            value: 'joint' as const,
            label: otherAsked ? (
              <Trans>Both of us answer, each for themselves</Trans>
            ) : (
              <Trans>Ask the other parent too</Trans>
            ),
          },
          {
            value: 'authorised' as const,
            label: <Trans>The other parent agrees and lets me answer for both</Trans>,
          },
          { value: 'alone' as const, label: <Trans>I have custody alone</Trans> },
        ]}
        chosen={said.custody === null ? [] : [said.custody]}
        error={errors.custody}
        onChange={([custody = null]) => onChange({ ...said, custody })}
      />
      {said.custody === 'joint' && !otherAsked && (
        <TextField
          type="email"
          label={t`Email address of the other parent`}
          hint={t`They get a link of their own.`}
          autoCapitalize="none"
          autoComplete="off"
          value={said.otherMail}
          error={errors.otherMail}
          onChange={(event) => onChange({ ...said, otherMail: event.currentTarget.value })}
        />
      )}
    </>
  );
}
