import { describe, expect, test } from 'vitest';
import { readClasses } from './read-classes.ts';
import { readSheet } from './read-sheet.ts';
import { describeFault, findClassFaults, findCountFaults, findWidthFaults } from './rules.ts';

describe('widths', () => {
  const faultsOf = (query: string) =>
    findWidthFaults('a.css', readSheet('a.css', `.a {\n  @media ${query} {\n    color: red;\n  }\n}`)).map(
      describeFault,
    );

  test.each([
    '(width < 36rem)',
    '(width >= 68rem) and (height >= 40rem)',
    '(width >= 48rem) and (width < 68rem)',
    '(prefers-color-scheme: dark)',
  ])('%s may be asked', (query) => {
    expect(faultsOf(query)).toEqual([]);
  });

  test.each([
    ['(width < 50rem)', 'the width is none of 36rem (phone), 48rem (tablet), 60rem (desk), 68rem (wide)'],
    ['(width >= 960px)', 'the width is none of 36rem (phone), 48rem (tablet), 60rem (desk), 68rem (wide)'],
    ['(max-width: 60rem)', 'write width < ... or width >= ...'],
    ['(width <= 60rem)', 'write width < ... or width >= ...'],
    ['(min-height: 40rem)', 'write height < ... or height >= ...'],
  ])('%s is refused', (query, why) => {
    expect(faultsOf(query)).toEqual([`a.css:2: '${query}': ${why}`]);
  });

  test('are the same four for a container and for a script', () => {
    expect(findWidthFaults('a.css', readSheet('a.css', '@container (width < 9rem) { a { color: red } }'))).toHaveLength(
      1,
    );
    expect(findWidthFaults('a.ts', readClasses('a.ts', "matchMedia('(width < 9rem)').matches;"))).toHaveLength(1);
    expect(findWidthFaults('a.ts', readClasses('a.ts', "matchMedia('(width < 60rem)').matches;"))).toEqual([]);
  });
});

describe('counted children', () => {
  const sheet = readSheet(
    'a.css',
    '.a {\n  color: red;\n}\n.a:not(:nth-child(2)),\n.b:has(> :last-child) {\n  color: blue;\n}',
  );

  test('are refused in the sheets of forms', () => {
    expect(findCountFaults('site/wizard/wizard.css', sheet).map(describeFault)).toEqual([
      expect.stringMatching(/^site\/wizard\/wizard\.css:4: :nth-child counts children/),
      expect.stringMatching(/^site\/wizard\/wizard\.css:4: :last-child counts children/),
    ]);
  });

  test('are free elsewhere', () => {
    expect(findCountFaults('site/pages/company/team.css', sheet)).toEqual([]);
  });
});

describe('classes', () => {
  const faultsOf = (css: string, code: string, { file = 'site/a.tsx', test: spec = '' } = {}) =>
    findClassFaults(
      new Map([['site/a.css', readSheet('site/a.css', css)]]),
      new Map([[file, readClasses(file, code)]]),
      new Map([['tests/a.ts', readClasses('tests/a.ts', spec)]]),
    ).map(describeFault);
  const rules = (...names: string[]) => names.map((name) => `.${name} { color: red }`).join('\n');

  test.each([
    ['a string', '<p className="a b" />'],
    ['a choice', "<p className={isOn ? 'a b' : 'a'} />"],
    ['a template', `<p className={\`a\${isOn ? ' b' : ''}\`} />`],
    ['a template of two names', `<p className={\`\${isOn ? 'a' : 'b'} \${className}\`} />`],
    ['a property', "const props = { className: 'a b' };"],
    ['a table of classes', "const lookClass = { on: 'a', off: 'b' };"],
    ['a function that names a class', "function hueClass() { return 'a b'; }"],
    ['a list of classes', "box.classList.add('a', 'b');"],
  ])('are read from %s', (_, code) => {
    expect(faultsOf(rules('a', 'b'), code)).toEqual([]);
    expect(faultsOf('', code).length).toBeGreaterThanOrEqual(2);
  });

  test('that are computed need a rule that begins so, and use every rule whose end is a number or a word of the code', () => {
    expect(faultsOf(rules('of-3', 'of-few'), `const size = 'few'; <p className={\`of-\${size}\`} />`)).toEqual([]);
    expect(faultsOf(rules('of-many'), `<p className={\`of-\${size}\`} />`)).toEqual([
      expect.stringMatching(/^site\/a\.css:1: nothing has the class 'of-many'/),
    ]);
    expect(faultsOf('', `<p className={\`of-\${size}\`} />`)).toEqual([
      expect.stringMatching(/^site\/a\.tsx:1: no rule is for the class 'of-\*'/),
    ]);
  });

  test('that may go on with another name use the rule of what stands before it', () => {
    expect(faultsOf(rules('a'), `const end = isOn ? ' b' : ''; <p className={\`a\${end}\`} />`)).toEqual([]);
  });

  test('without a rule stay where a script or a test looks for them', () => {
    expect(faultsOf('', '<p className="a" />', { test: "page.locator('main .a b')" })).toEqual([]);
    expect(faultsOf('', '<p className="a" />')).toEqual([
      "site/a.tsx:1: no rule is for the class 'a', and nothing looks for it: leave it out",
    ]);
  });

  test('inside other selectors need a use too, and are found by their line', () => {
    expect(faultsOf('p {\n  color: red;\n}\np:has(> .gone) {\n  color: red;\n}', '<p />')).toEqual([
      "site/a.css:4: nothing has the class 'gone': delete the rule, or mend the name",
    ]);
  });

  test('in what a condition asks are no classes', () => {
    expect(faultsOf(rules('a'), "<p className={kind === 'x' ? 'a' : undefined} />")).toEqual([]);
  });
});
