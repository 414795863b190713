import { Trans } from '@lingui/react/macro';
import WifiOff from 'lucide-react/icons/wifi-off';
import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { StateMark } from '../../../ui/state-mark.tsx';
import { Hill, Section, Shop, Train } from './tunnel-drawings.tsx';
import './home.css';

/**
 * The way of an application that was written in a tunnel. On a phone the page itself goes dark and comes out at
 * "received"; on a desk it is a section through the hill, and each step stands below the place where it happens.
 */
export function TunnelStory() {
  return (
    <section>
      <div className="page-wide desk:hidden">
        <Title />
      </div>
      <div className="desk:hidden">
        <Hill />
      </div>
      <div className="relative hidden desk:block">
        <Section />
        <div className="dark absolute inset-x-0 top-[7.5rem] text-ink">
          <div className="page-wide grid justify-items-start gap-4">
            <div className="max-w-[27rem]">
              <Title />
            </div>
            <NoNetwork />
          </div>
        </div>
      </div>
      <div className="desk:page-wide desk:grid desk:grid-cols-[minmax(0,4fr)_repeat(4,minmax(0,1.2fr))]">
        <div className="tunnel-night -mt-px pt-2 pb-20 text-ink desk:contents">
          <div className="desk:hidden">
            <Train />
            <div className="page-wide py-5">
              <NoNetwork />
            </div>
          </div>
          <ol className="page-wide tunnel-steps desk:contents">
            <Step dark title={<Trans>on this device</Trans>} detail="07:41">
              <Trans>You tap Send, and there is no network. Your application is safe on your phone.</Trans>
            </Step>
            <Step dark title={<Trans>sent</Trans>} detail="07:52">
              <Trans>The network is back, and it goes out by itself. Once, however often you tap.</Trans>
            </Step>
          </ol>
        </div>
        <div className="tunnel-light desk:contents">
          <ol className="page-wide tunnel-steps desk:contents">
            <Step title={<Trans>received</Trans>} detail="07:52, A-7F3K">
              <Trans>The number is your receipt.</Trans>
            </Step>
            <Step title={<Trans>seen</Trans>} detail="09:15">
              <Trans>Hatice from the shop has read it.</Trans>
            </Step>
            <Step title={<Trans>answered</Trans>} detail="11:03" good>
              <Trans>“Come by on Saturday, then we will show you everything.”</Trans>
            </Step>
          </ol>
          <div className="page-wide desk:hidden">
            <Shop />
          </div>
        </div>
      </div>
      <div className="page-wide mt-4 desk:mt-6">
        <p className="border-t border-line pt-3.5 text-small text-soft">
          <Trans>
            You see this line with every application, message and offer. It says sent when it is sent, and
            received when it is received.
          </Trans>
        </p>
      </div>
    </section>
  );
}

function Title() {
  return (
    <h2 className="text-display text-ink">
      <Trans>You apply in a tunnel. It arrives all the same.</Trans>
    </h2>
  );
}

function NoNetwork() {
  return (
    <span className="inline-flex items-center gap-2 rounded-full border border-dashed border-edge px-3 py-1.5 text-note font-semibold">
      <Icon of={WifiOff} size="sm" />
      <Trans>No network</Trans>
    </span>
  );
}

type StepProps = { title: ReactNode; detail: string; dark?: boolean; good?: boolean; children: ReactNode };

function Step({ title, detail, dark = false, good = false, children }: StepProps) {
  return (
    <li data-dotted={dark || undefined}>
      <StateMark state="done" good={good} />
      <div className="grid">
        <h3 className="text-body font-semibold text-ink">
          {title} <span className="text-note font-normal tabular-nums text-soft desk:block">{detail}</span>
        </h3>
        <p className="text-small text-soft">{children}</p>
      </div>
    </li>
  );
}
