import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { LinkButton } from '../../ui/links.tsx';

/** An invited address has an account. Who has the mailed link reads its mails, so it may be said to them. */
export function SignInInstead({ mail }: { mail: string }) {
  const place = useRef<HTMLDivElement>(null);
  // It stands above a long form, and the button that was pressed below it.
  useEffect(() => place.current?.focus(), []);
  return (
    <div
      ref={place}
      role="status"
      tabIndex={-1}
      className="grid justify-items-start gap-3 rounded-card border border-line bg-well p-4"
    >
      <p>
        <Trans>
          <b className="wrap-anywhere">{mail}</b> has an account already. Sign in with it, then you can join.
        </Trans>
      </p>
      <LinkButton to="/login">
        <Trans>Sign in</Trans>
      </LinkButton>
    </div>
  );
}
