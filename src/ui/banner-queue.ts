/** Specification section 3, message banner. Unset is shown as danger is. */
export type Banner = {
  title: string;
  message?: string;
  color?: 'success' | 'warning' | 'danger';
};

/** `endsAt` by a stopwatch that stops while the stack is open. */
export type ShownBanner = Banner & { id: number; shownAt: Date; endsAt: number };

export type BannerAct =
  | { act: 'show'; banner: ShownBanner }
  | { act: 'pass'; until: number }
  | { act: 'dismiss'; id: number };

/** The banners on the screen, oldest first. */
export function bannerQueue(shown: readonly ShownBanner[], step: BannerAct): readonly ShownBanner[] {
  switch (step.act) {
    case 'show':
      return [...shown, step.banner];
    case 'pass':
      return shown.filter(({ endsAt }) => endsAt > step.until);
    case 'dismiss':
      return shown.filter(({ id }) => id !== step.id);
  }
}
