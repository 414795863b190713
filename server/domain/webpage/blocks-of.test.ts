import { expect, test } from 'vitest';
import { webpageBlocks } from '../../../contract/entities/webpage.ts';
import { blocksOf } from './blocks-of.ts';

test('each paragraph is a block, told by its first signs', () => {
  const blocks = blocksOf(`
## Title of a part

### Smaller

Plain text over
two lines, with a [link](https://example.org/a) and a [page](/sites/imprint).

- one
- two goes on
  here

1. first
2. second

> Note this
> too.

| A | B |
|---|---|
| 1 | 2 |
`);
  expect(blocks).toEqual([
    { type: 'heading', level: 2, text: 'Title of a part' },
    { type: 'heading', level: 3, text: 'Smaller' },
    {
      type: 'paragraph',
      spans: [
        { text: 'Plain text over two lines, with a ' },
        { text: 'link', href: 'https://example.org/a' },
        { text: ' and a ' },
        { text: 'page', href: '/sites/imprint' },
        { text: '.' },
      ],
    },
    { type: 'list', ordered: false, items: [[{ text: 'one' }], [{ text: 'two goes on here' }]] },
    { type: 'list', ordered: true, items: [[{ text: 'first' }], [{ text: 'second' }]] },
    { type: 'note', spans: [{ text: 'Note this too.' }] },
    { type: 'table', head: ['A', 'B'], rows: [['1', '2']] },
  ]);
  expect(webpageBlocks.safeParse({ de_DE: blocks, en_US: blocks }).success).toBe(true);
});

test.each([
  '[x](javascript:alert(1))',
  '[x](http://example.org)',
  '[x](//example.org)',
  '[x](data:text/html,hi)',
  '[x](https://example.org/"onmouseover=")',
  '[x](ftp://example.org)',
  '[x](\\\\example.org)',
])('a link that leads anywhere but to https, mail or a page of this app is no page: %s', (text) => {
  const blocks = blocksOf(text);
  expect(blocks[0]).toMatchObject({ type: 'paragraph' });
  expect(webpageBlocks.safeParse({ de_DE: blocks, en_US: blocks }).success).toBe(false);
});

test('markup is text', () => {
  expect(blocksOf('<script>alert(1)</script> **bold**')).toEqual([
    { type: 'paragraph', spans: [{ text: '<script>alert(1)</script> **bold**' }] },
  ]);
});
