import { describe, expect, it } from 'vitest';
import { readPage } from './page-text.ts';

const html = `<!doctype html><title>Cloud | Co</title><meta name="description" content="About clouds">
<link rel="canonical" href="https://www.example.com/cloud"><link rel="alternate" hreflang="en" href="https://www.example.com/cloud"><link rel="alternate" hreflang="bn" href="https://www.example.com/cloud/bn"><body><nav>Menu</nav><main><div class="x hue-teal">
<h1>Cloud</h1><p>Two <b>wo</b>rds</p><section id="steps"><h2>Steps</h2><ol><li>One</li><li>Two</li></ol><p></p>
<p hidden>None found</p><a class="button">Send</a>
<p aria-hidden="true">again</p><section hidden>Sent</section><svg><text>drawn</text></svg><form><label>Name</label></form></section></div></main>`;

describe('readPage', () => {
  it('reads the visible text of each part', () => {
    expect(readPage('/cloud', html)).toEqual({
      address: '/cloud',
      heading: 'Cloud',
      description: 'About clouds',
      hue: 'hue-teal',
      isListed: true,
      isTranslation: false,
      parts: [
        { id: undefined, heading: '', text: 'Two words' },
        { id: 'steps', heading: 'Steps', text: 'One · Two' },
      ],
    });
  });

  it('treats a list item with an anchor and a heading as a part, and ignores repeated text', () => {
    const list = `<title>C</title><main><h1>C</h1><p data-search-ignore>Pointers</p><details id="part"><summary><h3>Basics</h3></summary>First part
<ol><li id="session-1"><h4><span>Session 1:</span> Pointers</h4><ul><li>Addresses</li></ul></li><li id="bare">Plain</li></ol></details></main>`;
    expect(readPage('/c', list).parts).toEqual([
      { id: undefined, heading: '', text: '' },
      { id: 'part', heading: 'Basics', text: 'First part · Plain' },
      { id: 'session-1', heading: 'Session 1: Pointers', text: 'Addresses' },
    ]);
  });

  it('does not list a page with noindex, or with the canonical address of another page', () => {
    expect(readPage('/x', html.replace('<title>', '<meta name="robots" content="noindex"><title>')).isListed).toBe(
      false,
    );
    expect(readPage('/other', html)).toMatchObject({ isListed: false, isTranslation: true });
  });

  it('refuses a page without a heading and names it', () => {
    expect(() => readPage('/bare', '<title>x</title><main></main>')).toThrow('/bare');
  });
});
