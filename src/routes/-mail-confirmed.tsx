import { useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { dropMailLink, keepMailLink, readMailLink } from '../auth/mail-link.ts';
import { signInProblem } from '../auth/sign-in-error.ts';
import { useAccount } from '../auth/use-account.ts';
import { useBanner } from '../ui/banner-provider.tsx';

/** Somebody came by the link that confirms their mail address: it is confirmed, on any page. */
export function MailConfirmed() {
  const { t } = useLingui();
  const { confirmMail } = useAccount();
  const { show } = useBanner();
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link is looked for on every page that is come to.
  useEffect(() => {
    const link = readMailLink(sessionStorage, 'verify');
    if (!link) return;
    dropMailLink(sessionStorage);
    confirmMail(link.token).then(
      () => show({ color: 'success', title: t`Your email address is confirmed.` }),
      (error) => {
        // Without network it is kept for the next page, or the next visit of this tab.
        if (signInProblem(error) === 'network') return keepMailLink(sessionStorage, link);
        show({
          color: 'danger',
          title: t`Your email address could not be confirmed.`,
          message: t`The link may have been used before, or be too old. Your settings can send you another one.`,
        });
      },
    );
  }, [pathname]);
  return null;
}
