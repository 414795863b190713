import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useAccount } from '../../auth/use-account.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { FailureNote } from './failure-note.tsx';
import { type Entrance, useEnter } from './use-enter.ts';

type Props = Entrance & {
  /** From the mail. */
  token: string;
  /** It was used, or is of no use to others: a later visit asks for no address. */
  onUseless: () => void;
  onOtherWay: () => void;
};

/**
 * /login, come back to with a mailed link. The device that has asked for it goes in at once; another one asks for the
 * address, so that a link which was passed on, or sent to trick somebody, signs nobody in by itself.
 */
export function LinkSignInScreen({ token, onDone, onUnfinished, onUseless, onOtherWay }: Props) {
  const { t } = useLingui();
  usePageTitle(t`Sign in`);
  const account = useAccount();
  const [known, setKnown] = useState<string | null | undefined>(undefined);
  const { failure, enter } = useEnter({ onDone, onUnfinished });
  const [useless, setUseless] = useState(false);
  const { register, handleSubmit, formState } = useForm({ defaultValues: { email: '' } });

  const open = async (email: string) => {
    setUseless(false);
    const way = () => account.signInByLink(token, email);
    if ((await enter(way, () => void open(email))) !== null) return;
    onUseless();
    setUseless(true);
  };
  const begin = useEffectEvent(async () => {
    const email = await account.askedSignInLink();
    setKnown(email);
    if (email !== null) await open(email);
  });
  useEffect(() => {
    void begin().catch(() => setKnown(null));
  }, []);
  const asks = known === null || (known !== undefined && (useless || failure !== null));
  return (
    <>
      <h1>
        <Trans>Sign in</Trans>
      </h1>
      {failure && <FailureNote failure={failure} />}
      {useless && (
        <ErrorState
          title={t`This link did not sign you in.`}
          action={<Button variant="quiet" onClick={onOtherWay}>{t`Sign in another way`}</Button>}
        >
          <Trans>
            Check the address: it is the one the email was sent to. Or the link was used before, or is older
            than 15 minutes.
          </Trans>
        </ErrorState>
      )}
      {!asks && <Skeleton lines={3} />}
      {asks && (
        <form
          onSubmit={(event) => void handleSubmit(({ email }) => open(email))(event)}
          noValidate
          className="grid gap-5"
        >
          <TextField
            {...register('email', { required: true })}
            type="email"
            label={t`Email address`}
            hint={t`The one the link was sent to.`}
            autoComplete="username"
            autoCapitalize="none"
            autoFocus
            error={formState.errors.email && t`Your email address is missing.`}
          />
          <Button type="submit" wide busy={formState.isSubmitting && t`Signing in`}>
            <Trans>Sign in</Trans>
          </Button>
        </form>
      )}
    </>
  );
}
