/** Where the script of a form sends it, to be answered with JSON. */
export const scriptAddress = (formId: string) => `${import.meta.env.INTAKE_ORIGIN}/api/send/${formId}`;

/** Where a form goes without a script, to be answered with a page: attributes of `<form>`. */
export const postTarget = (formId: string) =>
  // Where nothing is delivered, no post may leave either: a form of method `dialog` outside a dialog does nothing.
  import.meta.env.DELIVERY === 'none'
    ? ({ method: 'dialog' } as const)
    : ({ method: 'post', action: `${import.meta.env.INTAKE_ORIGIN}/send/${formId}` } as const);
