import type { ImagePoint } from '../../../contract/entities/company.ts';
import type { JobKind } from '../../../contract/job-kinds.ts';
import { hueOf } from '../../../contract/name-mark.ts';
import { type Html, html } from './html.ts';

type Seen = {
  readonly name: string;
  readonly banner: string | null;
  readonly bannerAlt?: string;
  readonly bannerFocus?: ImagePoint | null;
};

/** The picture on top of a company's pages: its own, or a street in the colour of its name. */
export function scene({ name, banner, bannerAlt = '', bannerFocus }: Seen, kind?: JobKind): Html {
  if (banner !== null)
    return html`<div class="scene"><img src="/api/file/bytes/${banner}" alt="${bannerAlt}"${quartersOf(bannerFocus)}></div>`;
  const hue = hueOf(name);
  const tone = (of: string) => html`oklch(var(--${of}-light) var(--${of}-chroma) ${hue})`;
  return html`
<div class="scene" aria-hidden="true"><svg viewBox="-640 0 2560 172" preserveAspectRatio="xMidYMax slice"><rect x="-640" width="2560" height="172" fill="${tone('sky')}"/><path d="M-640 172v-46c220 30 420-20 640 10 110-26 170-14 290-4s190-44 360-26 250 40 390 12 160-14 240 0c220 26 420-24 640 8v46Z" fill="${tone('hill')}"/>${kind === 'campaign' ? studio(tone('hill')) : shop(tone('hill'))}<path class="ground" d="M-640 171H1920"/></svg></div>`;
}

/** The point that stays in sight, to the nearest quarter: the page's policy takes no style of its own. */
function quartersOf(point: ImagePoint | null | undefined): Html | null {
  const quarter = (hundredths: number) => Math.round(hundredths / 25);
  return point ? html` data-x="${quarter(point.x)}" data-y="${quarter(point.y)}"` : null;
}

function shop(awning: Html): Html {
  return html`<circle class="sun" cx="836" cy="64" r="26"/><g class="lines"><path d="M436 171v-36M436 152l-11-11M436 146l9-9"/><path d="M436 96c-15 0-23 13-23 25 0 17 15 24 23 32 8-8 23-15 23-32 0-12-8-25-23-25Z"/><path d="M476 171v-15h28v15M482 156v-5c0-5 16-5 16 0v5"/><path class="wall" d="M524 36h256v135H524Z"/><path class="wall" d="m524 36 14-19h228l14 19Z"/><path fill="${awning}" d="m538 55h228l8 25H530Z"/><path class="wall" d="M530 80c0 21 35 21 35 0 0 21 35 21 35 0 0 21 35 21 35 0 0 21 35 21 35 0 0 21 35 21 35 0 0 21 35 21 35 0 0 21 34 21 34 0Z"/><path class="light" d="M544 105h132v50H544ZM698 102h54v69h-54Z"/><path d="M552 138c0-9 14-9 14 0ZM577 138c0-20 28-20 28 0ZM585 127l5 8M593 124l5 9M617 138c0-13 20-13 20 0ZM648 138c0-9 16-9 16 0ZM544 138h132M744 134v6"/><path d="M822 171v-62h16M832 109h18l-6 9h-10Z"/><circle cx="890" cy="158" r="13"/><circle cx="936" cy="158" r="13"/><path d="m890 158 12-24h22l12 24M902 134l12 24 12-24M898 128h9M924 134l-2-8h8M926 118h18v10h-18Z"/></g>`;
}

function studio(tone: Html): Html {
  return html`<circle class="sun" cx="790" cy="58" r="30"/><g class="lines"><path class="wall" d="M492 24h296v147H492Z"/><path class="light" d="M516 46h92v64h-92ZM562 46v64M516 78h92"/><path class="wall" d="M652 62c26 0 26 42 0 42s-26-42 0-42Z"/><path d="M652 72c14 0 14 22 0 22s-14-22 0-22ZM652 104v67M652 132l-24 39M652 132l24 39"/><path fill="${tone}" d="M706 74h30a5 5 0 0 1 5 5v52a5 5 0 0 1-5 5h-30a5 5 0 0 1-5-5V79a5 5 0 0 1 5-5Z"/><path d="m715 96 14 9-14 9ZM721 136v35M706 171h30M520 171v-36h84v36M512 135h100M540 135v-12h30v12"/><path d="M820 171v-26h24v26M832 145c-20-4-22-26-10-36 0 12 10 14 10 36Zm0 0c18-4 22-20 14-32-2 12-14 14-14 32Z"/><path d="M420 171v-30h36v30M438 141c-22-6-24-34-12-46 0 16 12 20 12 46Zm0 0c20-6 24-28 14-40 0 14-14 18-14 40Z"/></g>`;
}
