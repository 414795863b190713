import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { TextLink } from '../../ui/links.tsx';

/**
 * The address has an account, which is nobody's business but its owner's: the mail says so, and what to do with it
 * (register.8).
 */
export function LookIntoMail({ mail }: { mail: string }) {
  const place = useRef<HTMLDivElement>(null);
  // It stands above a long form, and the button that was pressed below it.
  useEffect(() => place.current?.focus(), []);
  return (
    <div
      ref={place}
      role="status"
      tabIndex={-1}
      className="grid gap-1 rounded-card border border-line bg-well p-4"
    >
      <p className="font-semibold">
        <Trans>We have sent an email to {mail}.</Trans>
      </p>
      <p className="text-small text-soft">
        <Trans>
          It says how to go on. Nothing there? Look in your spam folder as well, or{' '}
          <TextLink to="/login">sign in</TextLink>.
        </Trans>
      </p>
    </div>
  );
}
