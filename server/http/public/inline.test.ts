import { expect, test } from 'vitest';
import { inlineScript, inlineStyle } from './inline.ts';

test('what stands in a page is known by the hash of its text, to the last sign', () => {
  // `printf 'a{b:c}' | openssl dgst -sha256 -binary | base64`
  expect(inlineStyle('a{b:c}')).toEqual({
    element: { text: '<style>a{b:c}</style>' },
    source: "'sha256-0cRUVYRKwNwnl1hkfkPGjkht16b039TjFdJzmXfFK2o='",
  });
  expect(inlineStyle('a{b:c}', ' media="not all"')).toEqual({
    element: { text: '<style media="not all">a{b:c}</style>' },
    source: inlineStyle('a{b:c}').source,
  });
  expect(inlineScript('a{b:c} ').source).not.toBe(inlineScript('a{b:c}').source);
});

test.each(['x = "</script>"', 'x = "</SCRIPT "', 'x = "<!--"'])(
  '%s would end before its end, and is refused when the server starts',
  (text) => {
    expect(() => inlineScript(text)).toThrow('this script cannot stand in a page');
  },
);
