import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ErrorDrawing } from './error-drawing.tsx';
import { usePageTitle } from './page-title.ts';

type Props = {
  /** Specification section 2: 500 if unknown. `away`: its files are not on this device, and there is no network. */
  status?: number | 'away';
  /** "Page Not Found: /nowhere" */
  message?: string;
  /** A way on. */
  action?: ReactNode;
};

/** For what cannot be shown at all: the status code, its message and what to do. */
export function ErrorPage({ status = 500, message, action }: Props) {
  const { t } = useLingui();
  const [title, hint] =
    status === 404
      ? [t`Page Not Found`, t`The address may be mistyped, or what stood here is gone.`]
      : status === 'away'
        ? [t`Not on this device yet`, t`It loads by itself once you are online.`]
        : [
            t`Internal Server Error`,
            t`Something went wrong on our side. What you have written is kept on this device.`,
          ];
  usePageTitle(title);
  return (
    <div className="page grid min-h-[70dvh] content-center justify-items-center gap-4 py-12 text-center">
      <ErrorDrawing name={status === 404 ? 'not-found' : 'broken'} />
      {status !== 'away' && <p className="text-small font-bold tabular-nums text-faint">{status}</p>}
      <h1>{title}</h1>
      {message && <p className="max-w-full break-words font-medium text-soft">{message}</p>}
      <div className="max-w-form text-soft">{hint}</div>
      {action && <div className="mt-2">{action}</div>}
    </div>
  );
}
