import { expect, it } from 'vitest';
import { pageWithList } from './page-with-list.ts';

const ENTRY = '<script type="module" crossorigin src="/assets/index-1.js"></script>';
const BUILT = `<!doctype html><html lang="en-US" dir="ltr"><head>${ENTRY}<link rel="modulepreload" crossorigin href="/assets/libraries-1.js"></head><body><div id="root"></div></body></html>`;
const SEEN = {
  list: '<main>jobs</main>',
  paintFor: '[{"uid":"a"}]',
  lang: 'ar',
  dir: 'rtl',
  answers: undefined,
  scripts: ['/assets/index-1.js', '/assets/libraries-1.js', '/assets/pwa.index-1.js'],
};
const preload = (name: string) => `<link rel="modulepreload" crossorigin href="/assets/${name}-1.js">`;

it('S6.3 the list stands in front of the app’s place, hidden until it is known for whom the page is opened', () => {
  expect(pageWithList(BUILT, SEEN)).toBe(
    '<!doctype html><html lang="ar" dir="rtl" data-first-paint="hidden" data-paint-for="[{&quot;uid&quot;:&quot;a&quot;}]">' +
      `<head>${preload('index')}${preload('pwa.index')}<link rel="expect" href="#root" blocking="render">` +
      `<template id="app-code">${ENTRY}</template>${preload('libraries')}</head>` +
      '<body><div id="first-paint" aria-busy="true"><main>jobs</main></div><div id="root"></div></body></html>',
  );
});

it('S6.3 what people have written stays as it is, and a form is none any more', () => {
  const page = pageWithList(BUILT, { ...SEEN, list: '<form role="search">$& $1 &lt;form></form>' });
  expect(page).toContain('<div data-form role="search">$& $1 &lt;form></div>');
});

it('S6.5 what it was made of stands behind it, as text that cannot end before its end', () => {
  const answers = JSON.stringify({ title: '</script><img src=x>$&', part: 'a \u2028 "b"' });
  const page = pageWithList(BUILT, { ...SEEN, answers }) as string;
  const [, behind = ''] = page.split('<div id="root"></div>');
  const [, text = ''] =
    /^<script type="application\/json" id="last-answers">([^<]*)<\/script><\/body>/.exec(behind) ?? [];
  expect(JSON.parse(text)).toEqual(JSON.parse(answers));
});

it('S6.3 of a page of another form none is made', () => {
  expect(pageWithList(BUILT.replace('id="root"', 'id="app"'), SEEN)).toBeUndefined();
  expect(pageWithList(BUILT.replace(' dir="ltr"', ''), SEEN)).toBeUndefined();
  expect(pageWithList(BUILT.replace(ENTRY, ''), SEEN)).toBeUndefined();
});
