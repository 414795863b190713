import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSession } from '../../auth/use-account.ts';
import { usePublic } from '../../sync/react/use-public.ts';
import { usePageTitle } from '../../ui/page-title.ts';
import { Doors } from './home/doors.tsx';
import { Headline } from './home/headline.tsx';
import { HomeJobs } from './home/home-jobs.tsx';
import { HomeSearch } from './home/home-search.tsx';
import { HowItWorks } from './home/how-it-works.tsx';
import { KindChips } from './home/kind-chips.tsx';
import { NotHereList } from './home/not-here-list.tsx';
import { ReplyPromise } from './home/reply-promise.tsx';
import { Sides } from './home/sides.tsx';
import { TunnelStory } from './home/tunnel-story.tsx';
import { useHomeJobs } from './home/use-home-jobs.ts';

/** `/`: what this is, for whom, the market as it is now, and why one can rely on it. */
export function WelcomeScreen() {
  const { t } = useLingui();
  usePageTitle(t`Jobs that answer`);
  const session = useSession();
  const [text, setText] = useState('');
  const found = useHomeJobs(text);
  const answer = usePublic('market.figures', {});
  const figures = answer.state === 'there' ? answer.data : undefined;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-16 pt-3 pb-16 desk:gap-24 desk:pt-11">
      <div className="page-wide grid grid-cols-[minmax(0,1fr)] gap-3 desk:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] desk:gap-16">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-3 desk:gap-6">
          <Headline replies={figures?.replies} />
          <div className="desk:order-last">
            <Doors session={session} figures={figures} />
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
            <HomeSearch text={text} onType={setText} />
            <div className="min-h-11">{figures && <KindChips figures={figures} />}</div>
          </div>
        </div>
        <HomeJobs found={found} words={text.trim()} figures={figures} />
      </div>
      <TunnelStory />
      <div className="page-wide grid grid-cols-[minmax(0,1fr)] gap-16 desk:gap-24">
        <ReplyPromise replies={figures?.replies} />
        <NotHereList />
        <HowItWorks />
        <Sides />
      </div>
    </div>
  );
}
