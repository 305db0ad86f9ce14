import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ErrorScreen, IslandErrorScreen } from './error-screen.tsx';

const show = (error: unknown) => renderToStaticMarkup(<ErrorScreen error={error} />);

describe('the screen of an unhandled error', () => {
  const broken = Object.assign(new Error('No such <course>'), {
    stack: 'Error: No such <course>\n    at home.tsx:1:2',
  });

  it('has the title of the specification and the message', () => {
    expect(show(broken)).toMatch(/<h1[^>]*>Unexpected Application Error!<\/h1>/);
    expect(show(broken)).toMatch(/<p[^>]*>No such &lt;course&gt;<\/p>/);
  });

  it('has the stack, folded', () => {
    expect(show(broken)).toMatch(
      /<details(?![^>]* open)[^>]*><summary>Stack<\/summary><pre>Error: No such &lt;course&gt;\n {4}at home\.tsx:1:2<\/pre><\/details>/,
    );
  });

  it('leads home, and to someone who can help', () => {
    expect(show(broken)).toMatch(/<a [^>]*href="\/"[^>]*>Return to Home<\/a>/);
    expect(show(broken)).toMatch(/<a [^>]*href="mailto:[^"]+"[^>]*>Write to [^<]+<\/a>/);
  });

  it.each([
    ['a text', 'the disk is full'],
    ['an error without a stack', Object.assign(new Error('the disk is full'), { stack: undefined })],
  ])('shows what was thrown also when it is %s, with nothing to unfold', (_, thrown) => {
    expect(show(thrown)).toContain('the disk is full');
    expect(show(thrown)).not.toContain('<details');
  });
});

describe('the screen of an island that failed', () => {
  const html = renderToStaticMarkup(<IslandErrorScreen />);

  it('waits in the page, out of sight, for message and stack', () => {
    expect(html).toMatch(/^<template data-island-failed="">.*<\/template>$/);
    expect(html).toMatch(/<h2[^>]*>Unexpected Application Error!<\/h2><p[^>]* data-failure="message"><\/p>/);
    expect(html).toMatch(/<details(?![^>]* open)[^>]*><summary>Stack<\/summary><pre data-failure="stack"><\/pre>/);
  });

  it('leads to the page itself, to the long form, and to the telephone', () => {
    const links = [...html.matchAll(/<a href="([^"]*)"[^>]*>([^<]+)</g)].map(([, href, label]) => [href, label]);
    expect(links).toEqual([
      ['', 'Load the page again'],
      ['?plain', 'Use one long form instead'],
      [expect.stringMatching(/^tel:\+\d+$/), expect.stringMatching(/^Call \+/)],
    ]);
  });
});
