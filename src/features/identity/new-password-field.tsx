import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ComponentProps, useEffect, useState } from 'react';
import { defaultRules, type PasswordRule } from '../../auth/password-check.ts';
import { useAccount } from '../../auth/use-account.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { StateMark } from '../../ui/state-mark.tsx';

type Props = Omit<ComponentProps<typeof PasswordField>, 'autoComplete' | 'hint'> & { typed: string };

/**
 * A password that somebody chooses, with the service's rules and how each stands while they type. The list describes the
 * field and is no live region: it is found when looked for, and interrupts nobody with every key.
 */
export function NewPasswordField({ typed, ...field }: Props) {
  const rules = usePasswordRules(typed);
  return (
    <PasswordField
      {...field}
      autoComplete="new-password"
      hint={
        <ul className="mb-1 grid gap-1 pt-1">
          {rules.map((rule) => (
            <Rule key={rule.rule} rule={rule} typed={typed} />
          ))}
        </ul>
      }
    />
  );
}

function Rule({ rule, typed }: { rule: PasswordRule; typed: string }) {
  return (
    <li className="state-dot" data-state={rule.met ? 'done' : 'ahead'} data-good={rule.met || undefined}>
      <StateMark state={rule.met ? 'done' : 'ahead'} good={rule.met} />
      <span>
        <RuleText rule={rule} />{' '}
        <span className="font-normal text-faint">
          {rule.met ? <Trans>done</Trans> : <Missing rule={rule} typed={typed} />}
        </span>
      </span>
    </li>
  );
}

function RuleText({ rule }: { rule: PasswordRule }) {
  switch (rule.rule) {
    case 'min':
      return <Trans>At least {rule.length} characters:</Trans>;
    case 'max':
      return <Trans>At most {rule.length} characters:</Trans>;
    case 'lower':
      return <Trans>A small letter:</Trans>;
    case 'upper':
      return <Trans>A capital letter:</Trans>;
    case 'digit':
      return <Trans>A digit:</Trans>;
    case 'symbol':
      return <Trans>A special character, such as ! or ?:</Trans>;
  }
}

function Missing({ rule, typed }: { rule: PasswordRule; typed: string }) {
  const { t } = useLingui();
  if (rule.rule !== 'min' || typed === '') return <Trans>still missing</Trans>;
  const left = Math.max(1, rule.length - typed.length);
  return t`${plural(left, { one: '# more', other: '# more' })}`;
}

/** The rules for passwords and which of them this one keeps; the default rule until the service has told its own. */
function usePasswordRules(password: string): readonly PasswordRule[] {
  const { checkPassword } = useAccount();
  const [rules, setRules] = useState<readonly PasswordRule[] | null>(null);
  useEffect(() => {
    let gone = false;
    checkPassword(password).then(
      (told) => !gone && setRules(told),
      () => !gone && setRules(defaultRules(password)),
    );
    return () => {
      gone = true;
    };
  }, [checkPassword, password]);
  return rules ?? defaultRules(password);
}
