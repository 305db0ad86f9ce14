import { expect, it } from 'vitest';
import { pageOf, readSource } from './origin.ts';

it.each([
  [' Poster-Udaipur ', 'poster-udaipur'],
  ['facebook / admissions 2027', 'facebook / admissions 2027'],
  ['পোস্টার', 'পোস্টার'],
  ['', null],
  ['=HYPERLINK("x")', null],
  ['<script>', null],
  ['a'.repeat(101), null],
])('stores the source %j as %j', (text, source) => expect(readSource(text)).toBe(source));

it.each([
  ['https://example.com/contact?email=a@b.c#form', '/contact'],
  ['https://example.com', '/'],
  ['https://example.com/<x>', null],
  ['nonsense', null],
  [undefined, null],
])('reads the page of the form from the referrer %j: %j', (referer, page) =>
  expect(pageOf({ headers: new Headers(referer === undefined ? {} : { referer }) })).toBe(page),
);
