/**
 * Fills the `{placeholders}` of a template: `fill('Slide {position} of {count}', { position: 2, count: 7 })`.
 * @throws RangeError if a placeholder has no value, or a value has no placeholder
 */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  const unused = new Set(Object.keys(values));
  const filled = text.replace(/\{([a-z][a-zA-Z]*)\}/g, (placeholder, name: string) => {
    const value = values[name];
    if (value === undefined) throw new RangeError(`no value for ${placeholder} in '${text}'`);
    unused.delete(name);
    return String(value);
  });
  if (unused.size > 0) throw new RangeError(`no placeholder for ${[...unused].join(', ')} in '${text}'`);
  return filled;
}
