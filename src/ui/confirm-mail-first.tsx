import { Trans } from '@lingui/react/macro';
import { TextLink } from './links.tsx';

/** Why something said in a person's name has not gone out, and where that can be mended (register.10). */
export function ConfirmMailFirst() {
  return (
    <p className="text-small text-soft">
      <Trans>
        Saved here. It waits until you confirm your email address.{' '}
        <TextLink to="/pwa/user/settings">Have the email sent again, or change the address</TextLink>
      </Trans>
    </p>
  );
}
