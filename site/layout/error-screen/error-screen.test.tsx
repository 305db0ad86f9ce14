import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { ErrorScreen, IslandErrorScreen } from './error-screen.tsx';

const render = (screen: ReactNode) => renderToStaticMarkup(<MemoryRouter>{screen}</MemoryRouter>);
const show = (error: unknown) => render(<ErrorScreen error={error} />);

describe('the screen of an unhandled error', () => {
  const error = Object.assign(new Error('No such <course>'), {
    stack: 'Error: No such <course>\n    at home.tsx:1:2',
  });

  it('has the title of the specification and the message', () => {
    expect(show(error)).toMatch(/<h1[^>]*>Unexpected Application Error!<\/h1>/);
    expect(show(error)).toMatch(/<p[^>]*>No such &lt;course&gt;<\/p>/);
  });

  it('has the stack, collapsed', () => {
    expect(show(error)).toMatch(
      /<details(?![^>]* open)[^>]*><summary>Stack<\/summary><pre>Error: No such &lt;course&gt;\n {4}at home\.tsx:1:2<\/pre><\/details>/,
    );
  });

  it('links to the home page and to an email address', () => {
    expect(show(error)).toMatch(/<a [^>]*href="\/"[^>]*>Return to Home<\/a>/);
    expect(show(error)).toMatch(/<a [^>]*href="mailto:[^"]+"[^>]*>Write to [^<]+<\/a>/);
  });

  it.each([
    ['a text', 'the disk is full'],
    ['an error without a stack', Object.assign(new Error('the disk is full'), { stack: undefined })],
  ])('shows %s without a stack', (_, thrown) => {
    expect(show(thrown)).toContain('the disk is full');
    expect(show(thrown)).not.toContain('<details');
  });
});

describe('the screen of an island that failed', () => {
  const html = render(<IslandErrorScreen />);

  it('is a template with elements for message and stack', () => {
    expect(html).toMatch(/^<template data-island-failed="">.*<\/template>$/);
    expect(html).toMatch(/<h2[^>]*>Unexpected Application Error!<\/h2><p[^>]* data-failure="message"><\/p>/);
    expect(html).toMatch(/<details(?![^>]* open)[^>]*><summary>Stack<\/summary><pre data-failure="stack"><\/pre>/);
  });

  it('links to the page itself, the long form and the phone number', () => {
    const links = [...html.matchAll(/<a href="([^"]*)"[^>]*>([^<]+)</g)].map(([, href, label]) => [href, label]);
    expect(links).toEqual([
      ['', 'Load the page again'],
      ['?plain', 'Use one long form instead'],
      [expect.stringMatching(/^tel:\+\d+$/), expect.stringMatching(/^Call \+/)],
    ]);
  });
});
