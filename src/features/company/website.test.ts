import { describe, expect, it } from 'vitest';
import { readPeople, readWebsite } from './website.ts';

describe('companycreate.1 website and size', () => {
  it.each([
    ['', { value: '' }],
    ['baeckerei.example', { value: 'https://baeckerei.example' }],
    [' http://a.example/x ', { value: 'http://a.example/x' }],
    ['javascript:alert(1)', { problem: 'not_a_website' }],
    ['bakery', { problem: 'not_a_website' }],
    [`https://a.example/${'x'.repeat(300)}`, { problem: 'too_big' }],
  ])('the address "%s"', (text, read) => {
    expect(readWebsite(text)).toEqual(read);
  });

  it.each([
    ['', { value: null }],
    ['1.200', { value: 1200 }],
    ['a few', { problem: 'not_a_number' }],
  ])('the size "%s"', (text, read) => {
    expect(readPeople(text)).toEqual(read);
  });
});
