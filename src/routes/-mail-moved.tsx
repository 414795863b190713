import { useLocation } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { dropMailLink, readMailLink } from '../auth/mail-link.ts';

const load = () => import('../features/identity/account/sheets.tsx');
const SHEETS = {
  'change-mail': lazy(async () => ({ default: (await load()).MailMoved })),
  'restore-mail': lazy(async () => ({ default: (await load()).RestoreMail })),
};

type Link = { action: keyof typeof SHEETS; token: string };

/** Somebody came by a link that gives their account another address, or its old one back, on any page. */
export function MailMovedLinks() {
  const { pathname } = useLocation();
  const [link, setLink] = useState<Link | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link is looked for on every page that is come to.
  useEffect(() => {
    for (const action of ['change-mail', 'restore-mail'] as const) {
      const found = readMailLink(sessionStorage, action);
      if (found) setLink({ action, token: found.token });
    }
  }, [pathname]);
  if (!link) return null;
  const close = () => {
    dropMailLink(sessionStorage);
    setLink(null);
  };
  const Told = SHEETS[link.action];
  return (
    <Suspense>
      <Told token={link.token} onClose={close} />
    </Suspense>
  );
}
