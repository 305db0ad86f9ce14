/** The logo of the company on a grid of 13 squares: the rings of a woven diamond, and its centre. */
export const brandMark = {
  rings:
    'M6 1h1v1h1v1h1v1h1v1h1v1h1v1h-1v1h-1v1h-1v1H8v1H7v1H6v-1H5v-1H4v-1H3V8H2V7H1V6h1V5h1V4h1V3h1V2h1zM6 4v1H5v1H4v1h1v1h1v1h1V8h1V7h1V6H8V5H7V4z',
  eye: 'M6 6h1v1H6z',
};
