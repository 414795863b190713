import { attributesOf, LANGUAGE_DEFAULT } from '../../contract/languages.ts';
import { FIRST_PAINT_ID } from '../device/early-input.ts';
import { answersTag } from '../device/last-answers.ts';
import { lifeless } from '../device/lifeless.ts';

export type SeenList = {
  /** Inner HTML of what React has rendered. */
  list: string;
  /** For whom and for which screen it is. */
  paintFor: string;
  lang: string;
  dir: string;
  /** Addresses of scripts that the list waited for. */
  scripts: readonly string[];
  /** What the list was made of, as JSON; undefined where that has changed since it was read. */
  answers: string | undefined;
};

const { lang, dir } = attributesOf(LANGUAGE_DEFAULT);
const OPENING = `<html lang="${lang}" dir="${dir}">`;
const ENTRY = /<script type="module"[^>]*src="([^"]*)"><\/script>/;
const ROOT = '<div id="root"></div>';

/**
 * The built page with the list in front of the place of the app. Hidden, until the page knows for whom it is opened; the
 * app's code is fetched meanwhile, and run once the list is seen (public/before-paint.js). Undefined where the page is
 * not of the form that is known here.
 */
export function pageWithList(html: string, seen: SeenList): string | undefined {
  const [entry, address = ''] = ENTRY.exec(html) ?? [];
  if (!entry || !html.includes(OPENING) || !html.includes(ROOT)) return undefined;
  const opening = `<html lang="${quoted(seen.lang)}" dir="${quoted(seen.dir)}" data-first-paint="hidden" data-paint-for="${quoted(seen.paintFor)}">`;
  const early = [address, ...seen.scripts.filter((script) => !html.includes(script))];
  const preloads = early.map((script) => `<link rel="modulepreload" crossorigin href="${quoted(script)}">`);
  const list = `<div id="${FIRST_PAINT_ID}" aria-busy="true">${lifeless(seen.list)}</div>`;
  // The parser pauses after some hundred elements: without this each part of the list would be laid out and drawn by itself.
  const whole = '<link rel="expect" href="#root" blocking="render">';
  const answers = seen.answers === undefined ? '' : answersTag(seen.answers);
  // In the head: where it is taken out of the body again, the styles of the painted list are computed again.
  const code = `<template id="app-code">${entry}</template>`;
  return html
    .replace(OPENING, () => opening)
    .replace(entry, () => preloads.join('') + whole + code)
    .replace(ROOT, () => list + ROOT + answers);
}

function quoted(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
