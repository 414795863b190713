import { Trans } from '@lingui/react/macro';
import { useBanner } from '../../ui/banner-provider.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';

/**
 * What banners have said since the app was opened, for people who need longer than three seconds (decision 5). Not
 * kept longer: they may name people, and no name may stay on a device after a sign-out.
 */
export function PastBanners() {
  const { past } = useBanner();
  if (past.length === 0) return null;
  return (
    <section className="grid gap-2 border-t border-line pt-4 mt-4">
      <h3 className="text-body font-semibold">
        <Trans>Short messages since you opened the app</Trans>
      </h3>
      <ul className="grid gap-2">
        {past.map(({ id, title, message, shownAt }) => (
          <li key={id} className="grid text-small wrap-anywhere">
            <span className="font-semibold">{title}</span>
            {message && <span className="text-soft">{message}</span>}
            <span className="text-note text-faint tabular-nums">
              <RelativeTime instant={shownAt.toISOString()} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
