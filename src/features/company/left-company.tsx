import { useEffect, useEffectEvent, useRef } from 'react';
import { useSession } from '../../auth/use-account.ts';
import { useSync } from '../../sync/react/use-sync.ts';

/**
 * Tells when somebody has ceased to belong to their company while one of its screens is open. A first load that began
 * before they joined shows their older record for a moment, so the server is asked first.
 */
export function LeftCompany({ onLeft }: { onLeft: () => void }) {
  const session = useSession();
  const { call } = useSync();
  const companyId = session?.companyId ?? null;
  const before = useRef(companyId);
  const look = useEffectEvent(async (userId: string) => {
    const user = await call('user.get', { userId }).catch(() => null);
    if (user && user._linkedCompanyId === null) onLeft();
  });
  useEffect(() => {
    const left = before.current !== null && companyId === null;
    before.current = companyId;
    if (left && session) void look(session.uid);
  }, [companyId, session]);
  return null;
}
