/** The URL at which pages report that they were seen. The body is the path of the page, and `#2` for the second step of a registration. */
export const pageViewPath = '/api/view';
