/** Name of the illustration of a person, without its theme: 'Riya Das' to 'person-riya-das'. */
export const portraitFile = (name: string) => `person-${name.toLowerCase().replace(/[^a-z]+/g, '-')}`;
