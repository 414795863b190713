import { expect, test } from 'vitest';
import { hasLink, hintOf } from './message-text.ts';

test.each([
  'see https://example.org/x',
  'HTTP://EXAMPLE.ORG',
  'www.example.org',
  'Schau auf beispiel.de!',
  'Schau auf beispiel.de.',
  't.me/chef',
  'bit.ly/abc?x=1',
  'schreib an chef@example.com',
  'mailto:chef',
  'jobs.beispiel-laden.shop/start',
  'Ich war bei Booking.com',
  'BEISPIEL.de, und ASP.NET',
  'T.ME/CHEF',
  'Beispiel.DE:8080',
  'Ruf an: tel:+49511123456',
  'https: //beispiel.de',
])('%s leads elsewhere', (text) => {
  expect(hasLink(text)).toBe(true);
});

test.each([
  'Ich komme um 9.30 Uhr.',
  'Das war z.B. am 3.12.2026.',
  'Gern.Bis dann',
  'Node.js und ASP.NET-Grundlagen',
  '14,50 € die Stunde, ca. 10 Std.',
  'Ja. De facto ist es so.',
  'Version 2.0.1',
  'Tel: 0511 123456',
  'Meine Tel.: 0511 123456',
  'WhatsApp: 0171 1234567',
  'Am besten per SMS:',
  'Ich habe drei Jahre mit ASP.NET gearbeitet.',
  'C#/.NET, VB.NET und ADO.NET',
  'Ich kann am Montag.Info folgt',
  'Ich bin frei.Online geht auch',
])('%s does not', (text) => {
  expect(hasLink(text)).toBe(false);
});

test.each([
  ['Bitte überweisen Sie vorher die Kaution.', 'payment'],
  ['Send me the money by PayPal', 'payment'],
  ['DE44 5001 0517 5407 3249 31', 'payment'],
  ['Zahlen per paypal: https://example.org', 'payment'],
  ['Hier ist der Plan: example.org/plan', 'link'],
  ['Wir zahlen 14 € die Stunde, am Monatsende.', null],
  ['Kommst du am Samstag?', null],
  ['I will check my calendar and the checks at the door.', null],
  ['We mail you a check, deposit the check and send the rest back.', 'payment'],
] as const)('%s: %s', (text, hint) => {
  expect(hintOf(text)).toBe(hint);
});
