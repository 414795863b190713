/**
 * HTML that is seen before the app is there, without forms: one that is sent then would load the page again, with what
 * is in it in the address. `data-form` says where one was (public/before-paint.js).
 */
export function formless(html: string): string {
  return html.replaceAll(/<form\b/g, '<div data-form').replaceAll('</form>', '</div>');
}
