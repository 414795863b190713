/**
 * HTML that is seen before the app is there, without what the browser would act on by itself. A form that is sent then would
 * load the page again, with what is in it in the address: `data-form` says where one was (public/before-paint.js). A menu
 * would open in a corner, with nothing in it: its button is pressed once the app is there.
 */
export function lifeless(html: string): string {
  return html
    .replaceAll(/<form\b/g, '<div data-form')
    .replaceAll('</form>', '</div>')
    .replaceAll(/<div\b[^>]* popover="auto"[^>]*><\/div>/g, '')
    .replaceAll(/ popovertarget="[^"]*"/gi, '');
}
