import type { TeamMember } from '../../../contract/entities/team.ts';
import { attributesOf, type Language, textIn } from '../../../contract/languages.ts';
import { SERVER_TEXTS } from '../../../locales/server.ts';
import { type Html, html } from './html.ts';
import { type PageParts, shared } from './page.ts';
import { defaultImagePath } from './preview/paths.ts';
import type { Reader } from './reader.ts';

type Parts = { team: readonly TeamMember[]; reader: Reader; publicUrl: string };

/** `/team`: what the app shows there, for those who read without scripts. */
export function teamPage({ team, reader, publicUrl }: Parts): PageParts {
  const { language } = reader;
  const words = SERVER_TEXTS[language].publicPages;
  const title = words.team;
  return {
    reader,
    title,
    head: shared({
      title,
      text: words.slogan,
      url: `${publicUrl}/team`,
      image: publicUrl + defaultImagePath(language),
      language,
    }),
    body: html`
<div class="narrow"><h1>${title}</h1>
<div class="prose text-page">${team.length > 0 ? team.map((member) => person(member, language)) : html`<p>${words.nobody}</p>`}
<h2>${words.write}</h2>
<p>${words.writeWays} <a href="${reader.to('/sites/imprint')}">${words.imprint}</a></p></div></div>`,
  };
}

function person({ name, role, bio, links }: TeamMember, language: Language): Html {
  const said = ({ text, language: written }: { text: string; language: Language }) => {
    const { lang, dir } = attributesOf(written);
    return html`<p lang="${lang}" dir="${dir}">${text}</p>`;
  };
  return html`
<h2 lang="">${name}</h2>${said(textIn(role, language))}${said(textIn(bio, language))}${
    links.length > 0 && html`<p>${links.map(({ label, url }) => html`<a href="${url}">${label}</a> `)}</p>`
  }`;
}
