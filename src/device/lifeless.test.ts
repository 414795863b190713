import { expect, it } from 'vitest';
import { lifeless } from './lifeless.ts';

it('no form is sent before the app is there', () => {
  expect(lifeless('<form class="grid"><input></form>')).toBe('<div data-form class="grid"><input></div>');
});

it.each(['popoverTarget', 'popovertarget'])(
  'a menu that is not filled yet is not there, and no %s opens it',
  (name) => {
    const button = (target: string) =>
      `<button type="button"${target} aria-haspopup="menu">Language</button>`;
    const menu = '<div id="_R_1_" popover="auto" role="menu" class="menu"></div>';
    expect(lifeless(`<p>${button(` ${name}="_R_1_"`)}${menu}</p>`)).toBe(`<p>${button('')}</p>`);
  },
);
