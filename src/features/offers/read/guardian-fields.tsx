import { Trans, useLingui } from '@lingui/react/macro';
import type { User } from '../../../../contract/entities/user.ts';
import { mail } from '../../../../contract/fields.ts';
import { Section } from '../../../ui/page.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { GuardianAsk } from '../offer-acts.ts';

/** Whom the links go to, as it is being typed. */
export type Guardians = { first: string; second: string };

export const NO_GUARDIANS: Guardians = { first: '', second: '' };

/** What the fields say, for the call: one or two addresses. Whether one is enough is the guardian's own word. */
export function guardianAsk({ first, second }: Guardians): GuardianAsk {
  const mails = [first, second].map((address) => address.trim().toLowerCase());
  return { guardianMails: mails.filter((address, n) => n === 0 || address !== '') };
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
    first: t`Enter an email address.`,
    second: t`This is not a complete email address. It looks like name@example.org.`,
    same: t`These are the same. Each of them signs for themselves.`,
    own: t`This is your own address. Your parent or guardian signs with theirs.`,
  };
  return (
    <Section title={<Trans>Who signs with you</Trans>}>
      <p className="text-soft">
        <Trans>
          You are under 18, so your parents or guardians sign as well. We send each of them a link by email.
          They need no account.
        </Trans>
      </p>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          type="email"
          label={t`Email address of one parent or guardian`}
          value={value.first}
          autoCapitalize="none"
          autoComplete="off"
          error={(problem === 'first' || problem === 'own') && told[problem]}
          onChange={(event) => onChange({ ...value, first: event.currentTarget.value })}
        />
        <TextField
          type="email"
          label={t`Email address of the other parent`}
          hint={t`If you leave it empty, we ask the first one whether both have to sign.`}
          value={value.second}
          autoCapitalize="none"
          autoComplete="off"
          error={(problem === 'second' || problem === 'same') && told[problem]}
          onChange={(event) => onChange({ ...value, second: event.currentTarget.value })}
        />
      </div>
    </Section>
  );
}
