/** A node of the syntax tree, as far as it matters here. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly value?: unknown;
  readonly name?: unknown;
  readonly key?: unknown;
  readonly id?: unknown;
  readonly init?: unknown;
  readonly body?: unknown;
  readonly callee?: unknown;
  readonly object?: unknown;
  readonly property?: unknown;
  readonly arguments?: unknown;
  readonly consequent?: unknown;
  readonly alternate?: unknown;
  readonly operator?: unknown;
  readonly left?: unknown;
  readonly right?: unknown;
  readonly quasis?: readonly { readonly value: { readonly cooked: string } }[];
  readonly expressions?: readonly unknown[];
}

interface Text {
  readonly text: string;
  readonly start: number;
}

/** What a node gives, and under which name: an attribute, a property, a variable, a function, a call. */
export function named(node: Node): { name: string; given: unknown } {
  const { type } = node;
  if (type === 'JSXAttribute') return { name: nameOf(node.name), given: node.value };
  if (type === 'Property') return { name: nameOf(node.key), given: node.value };
  if (type === 'VariableDeclarator') return { name: nameOf(node.id), given: node.init };
  if (type === 'FunctionDeclaration') return { name: nameOf(node.id), given: node.body };
  if (type === 'CallExpression') {
    const callee = node.callee;
    const isList = isNode(callee) && nameOf(callee.object) === 'classList';
    const name = isList ? 'className' : nameOf(callee);
    return { name: name.endsWith('Class') ? '' : name, given: node.arguments };
  }
  return { name: '', given: undefined };
}

function nameOf(node: unknown): string {
  if (!isNode(node)) return '';
  if (node.type === 'MemberExpression') return nameOf(node.property);
  return typeof node.name === 'string' ? node.name : '';
}

/** The strings a value can be. What a condition asks, and what a function is called with, are no part of it. */
export function namesIn(value: unknown): Text[] {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (!isNode(value)) return [];
  switch (value.type) {
    case 'ConditionalExpression':
      return [value.consequent, value.alternate].flatMap(namesIn);
    case 'LogicalExpression':
      return (value.operator === '&&' ? [value.right] : [value.left, value.right]).flatMap(namesIn);
    case 'Property':
      return namesIn(value.value);
    case 'CallExpression':
    case 'MemberExpression':
    case 'BinaryExpression':
    case 'JSXElement':
      return [];
    case 'TemplateLiteral':
      return [...stringsOf(value), ...gapsOf(value).flatMap(({ gap, isOwn }) => (isOwn ? namesIn(gap) : []))];
    default:
      return [...stringsOf(value), ...Object.values(value).flatMap(namesIn)];
  }
}

/** The text of a string; of a template with `*` for what is computed within a name, and a space for what are names of their own. */
export function stringsOf(node: Node): Text[] {
  const { type, value, start } = node;
  if (type === 'Literal' && typeof value === 'string') return [{ text: value, start }];
  if (type !== 'TemplateLiteral') return [];
  const marks = gapsOf(node).map(({ isOwn }) => (isOwn ? ' ' : '*'));
  return [
    {
      text: quasisOf(node)
        .map((quasi, index) => quasi + (marks[index] ?? ''))
        .join(''),
      start,
    },
  ];
}

/** What a template computes, and whether that is a name of its own: between spaces, or with one of its own before it. */
function gapsOf(template: Node): { gap: unknown; isOwn: boolean }[] {
  const quasis = quasisOf(template);
  return (template.expressions ?? []).map((gap, index) => {
    const isApart = /(^|\s)$/.test(quasis[index] ?? '') && /^(\s|$)/.test(quasis[index + 1] ?? '');
    return { gap, isOwn: isApart || namesIn(gap).some(({ text }) => /^\s|^$/.test(text)) };
  });
}

function quasisOf(template: Node): string[] {
  return (template.quasis ?? []).map(({ value }) => value.cooked);
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}
