import { zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { tellsOf } from './name-in-file.ts';

const who = { firstname: 'Mira', lastname: 'Özdemir', email: 'mira@example.org' };
const bytesOf = (text: string) => new TextEncoder().encode(text).buffer as ArrayBuffer;

it('job.3 a text file is read, a picture and a broken document are not', async () => {
  const bytes = bytesOf('Ich bin Mira Özdemir.');
  expect(await tellsOf({ name: 'brief.txt', mime: 'text/plain', bytes }, who)).toBe('identity');
  expect(await tellsOf({ name: 'foto.jpg', mime: 'image/jpeg', bytes }, who)).toBe('unread');
  const odt = { name: 'x.odt', mime: 'application/vnd.oasis.opendocument.text', bytes };
  expect(await tellsOf(odt, who)).toBe('unread');
});

it('job.3 an office document is read in whole words', async () => {
  const mime = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  const zipped = (xml: string) =>
    zipSync({ 'word/document.xml': new TextEncoder().encode(xml) }).slice().buffer as ArrayBuffer;
  const split = zipped('<w:p><w:t>Öz</w:t><w:t>demir</w:t></w:p>');
  expect(await tellsOf({ name: 'x.docx', mime, bytes: split }, who)).toBe('identity');
  const quiet = zipped('<w:p><w:t>Ich backe</w:t></w:p>');
  expect(await tellsOf({ name: 'x.docx', mime, bytes: quiet }, who)).toBe('nothing');
});
