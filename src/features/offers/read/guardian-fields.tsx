import { Trans, useLingui } from '@lingui/react/macro';
import type { User } from '../../../../contract/entities/user.ts';
import { mail } from '../../../../contract/fields.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Section } from '../../../ui/page.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { GuardianAsk } from '../offer-acts.ts';

/** Whom the links go to, as it is being typed. */
export type Guardians = { first: string; second: string; alone: boolean };

export const NO_GUARDIANS: Guardians = { first: '', second: '', alone: false };

/** What the fields say, for the call: both parents as a rule, one who has custody alone. */
export function guardianAsk({ first, second, alone }: Guardians): GuardianAsk {
  const mails = alone ? [first] : [first, second];
  return { guardianMails: mails.map((address) => address.trim().toLowerCase()), soleGuardian: alone };
}

export type GuardianProblem = 'first' | 'second' | 'same' | 'own';

export function guardianProblem(
  guardians: Guardians,
  me: Pick<User, 'email'> | undefined,
): GuardianProblem | null {
  const { guardianMails } = guardianAsk(guardians);
  const [first = '', second] = guardianMails;
  if (!mail.safeParse(first).success) return 'first';
  if (second !== undefined && !mail.safeParse(second).success) return 'second';
  if (first === second) return 'same';
  return me && guardianMails.includes(me.email.toLowerCase()) ? 'own' : null;
}

type Props = {
  value: Guardians;
  onChange: (next: Guardians) => void;
  problem: GuardianProblem | null;
  me: Pick<User, 'email'> | undefined;
};

/** Who signs along with somebody below 18: they get a link each, for this offer only. */
export function GuardianFields({ value, onChange, problem }: Props) {
  const { t } = useLingui();
  const told: Partial<Record<GuardianProblem, string>> = {
    first: t`Give a mail address.`,
    second: t`Give the other mail address too, or tick the line below.`,
    same: t`These are the same. Each of them signs for themselves.`,
    own: t`This is your own address. Your parent or guardian signs with theirs.`,
  };
  return (
    <Section title={<Trans>Who signs with you</Trans>}>
      <p className="text-soft">
        <Trans>
          You are under 18, so your parents or guardians sign as well. We send each of them a link by mail.
          They need no account.
        </Trans>
      </p>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          type="email"
          label={value.alone ? t`Mail address of your parent or guardian` : t`Mail address of one parent`}
          value={value.first}
          autoCapitalize="none"
          autoComplete="off"
          error={(problem === 'first' || problem === 'own') && told[problem]}
          onChange={(event) => onChange({ ...value, first: event.currentTarget.value })}
        />
        {!value.alone && (
          <TextField
            type="email"
            label={t`Mail address of the other parent`}
            value={value.second}
            autoCapitalize="none"
            autoComplete="off"
            error={(problem === 'second' || problem === 'same') && told[problem]}
            onChange={(event) => onChange({ ...value, second: event.currentTarget.value })}
          />
        )}
      </div>
      <Checkbox
        label={t`Only one parent or guardian has custody of me.`}
        checked={value.alone}
        onChange={(event) => onChange({ ...value, alone: event.currentTarget.checked })}
      />
    </Section>
  );
}
