import { Trans } from '@lingui/react/macro';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { Icon, type IconDrawing } from '../../ui/icon.tsx';
import { Section } from '../../ui/page.tsx';

/** When a post has to be marked as advertising, and how; the German rules in plain words (creator.7). */
export function LabelHelp() {
  return (
    <Section title={<Trans>Marking advertising</Trans>}>
      <div className="grid gap-5 rounded-card border border-line bg-sheet p-5">
        <p className="max-w-content">
          <Trans>
            People must see at once that a post is advertising. In Germany you mark it with the word{' '}
            <b lang="de">Werbung</b> or <b lang="de">Anzeige</b>.
          </Trans>
        </p>
        <div className="grid gap-5 sm:grid-cols-2">
          <Points title={<Trans>Mark it when</Trans>} icon={Check} tone="text-success">
            <Trans>you get money for it, or a share of what is sold by your link or code</Trans>
            <Trans>
              you may keep the thing, or got the trip, the meal or the discount because of the post
            </Trans>
            <Trans>a company has a say in what you show</Trans>
            <Trans>it is about what you sell yourself, and that is not plain to see</Trans>
          </Points>
          <Points title={<Trans>Not enough</Trans>} icon={X} tone="text-danger">
            <Trans>“ad”, “collab”, “sponsored by” or “thanks to”</Trans>
            <Trans>a word among many hashtags, at the end, or behind “more”</Trans>
            <Trans>only the platform’s own “paid partnership”, or only a tagged company</Trans>
            <Trans>one mark in the profile for all posts</Trans>
          </Points>
        </div>
        <Points title={<Trans>Where it stands</Trans>} icon={Check} tone="text-success">
          <Trans>Post: as the first word of the text or on the picture.</Trans>
          <Trans>Story: on every single one, large enough, as long as it is seen.</Trans>
          <Trans>Video: on the picture from its beginning, as long as it is about the product.</Trans>
          <Trans>Podcast and stream: spoken before it begins, and again when it goes on later.</Trans>
        </Points>
        <p className="max-w-content text-small text-soft">
          <Trans>
            What you bought yourself and show of your own accord need not be marked; keep the receipt. This is
            help and no legal advice. The media authorities have a longer guide:{' '}
            <span lang="de">„Werbekennzeichnung bei Online-Medien“</span>, on die-medienanstalten.de.
          </Trans>
        </p>
      </div>
    </Section>
  );
}

type PointsProps = { title: ReactNode; icon: IconDrawing; tone: string; children: ReactNode[] };

function Points({ title, icon, tone, children }: PointsProps) {
  return (
    <div className="grid content-start gap-2">
      <h3 className="text-small font-semibold">{title}</h3>
      <ul className="grid gap-1.5 text-small">
        {children.map((point, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
          <li key={at} className="flex gap-2">
            <Icon of={icon} size="sm" className={`mt-[0.2em] ${tone}`} />
            <span>{point}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
