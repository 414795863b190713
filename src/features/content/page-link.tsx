import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import ExternalLink from 'lucide-react/icons/external-link';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';

/** A link of a text the server sent: into this app, to a mail program, or marked as leading away (webpage.4). */
export function PageLink({ href, children }: { href: string; children: ReactNode }) {
  if (href.startsWith('/'))
    return (
      <Link to={href} className="link">
        {children}
      </Link>
    );
  if (href.startsWith('mailto:'))
    return (
      <a href={href} className="link">
        {children}
      </a>
    );
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className="link">
      {children} <Icon of={ExternalLink} size="sm" className="inline align-baseline" />
      <span className="sr-only">
        <Trans>opens another site</Trans>
      </span>
    </a>
  );
}
