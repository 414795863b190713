import { Trans } from '@lingui/react/macro';
import { Section } from '../../ui/page.tsx';
import { PushCard } from './push-card.tsx';
import type { PushSwitch } from './push-words.tsx';

/** Notifications of this device, while the setup asks for them. */
export function PushSection({ push }: { push: PushSwitch }) {
  return (
    <Section title={<Trans>Notifications</Trans>}>
      <PushCard push={push} />
    </Section>
  );
}
