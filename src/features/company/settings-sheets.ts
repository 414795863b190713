/**
 * The sheets of the company's settings, which open at a tap: one file of the build, because each file has its line in
 * what the worker and the entry know.
 */
export { AddressSheet } from './address/address-sheet.tsx';
export { PictureSheet } from './page/picture-sheet.tsx';
export { TemplateSheet } from './templates/template-sheet.tsx';
