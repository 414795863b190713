import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { readSession } from '../../auth/session.ts';
import { useAccount } from '../../auth/use-account.ts';
import { useBanner } from '../../ui/banner-provider.tsx';

/** Says after a sign-in that work of the last time is still here: it goes out now, or is held by a lock (login.8, locked.4). */
export function useUnsentNotice(): () => Promise<void> {
  const { t } = useLingui();
  const { show } = useBanner();
  const { countUnsent } = useAccount();
  return async () => {
    const count = await countUnsent().catch(() => 0);
    if (count === 0) return;
    if (readSession()?.locked) {
      return show({
        title: t`${plural(count, { one: '# change from last time is held, because your account is locked', other: '# changes from last time are held, because your account is locked' })}`,
        color: 'warning',
      });
    }
    show({
      title: t`${plural(count, { one: '# change from last time goes out now', other: '# changes from last time go out now' })}`,
      color: 'success',
    });
  };
}
