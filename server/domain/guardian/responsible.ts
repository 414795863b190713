import { SERVICE_NAME } from '../../base/operator.ts';
import type { CallSettings } from '../../base/settings.ts';

/** Who writes to somebody whose address came from a child, and where they read what becomes of it (Art. 14 GDPR). */
export function responsible({ operator, publicUrl }: Pick<CallSettings, 'operator' | 'publicUrl'>) {
  return { operator: operator.name ?? SERVICE_NAME, privacy: `${publicUrl}/sites/privacy` };
}
