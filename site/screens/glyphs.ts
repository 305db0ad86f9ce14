/** Line icons on a 20 by 20 grid, as path data; drawn by `Glyph` in `kit.tsx`. */
export const glyphs = {
  back: 'M12 4l-6 6 6 6',
  bell: 'M4 14.5h12l-1.2-2V9a4.8 4.8 0 0 0-9.6 0v3.5zM8.5 17.5h3',
  board: 'M3 3.5h3.6v13H3zM8.2 3.5h3.6v8H8.2zM13.4 3.5H17v10.5h-3.6z',
  calendar: 'M3 5h14v12H3zM3 9h14M7 3v4M13 3v4',
  camera: 'M2.5 6.5h3.3l1.4-2h5.6l1.4 2h3.3V16h-15zM10 13.6a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2z',
  chart: 'M4 17v-6M10 17V3M16 17V8',
  clip: 'M16 9.2l-6.3 6.3a3.9 3.9 0 0 1-5.5-5.5l6.6-6.6a2.6 2.6 0 0 1 3.7 3.7l-6.6 6.6a1.3 1.3 0 0 1-1.8-1.8l6-6',
  close: 'M5.5 5.5l9 9M14.5 5.5l-9 9',
  file: 'M5 2.5h6.5L15 6v11.5H5zM11.5 2.5V6H15',
  filter: 'M3 5.5h14M6 10h8M8.5 14.5h3',
  mail: 'M2.5 4.5h15v11h-15zM3 5l7 6 7-6',
  mic: 'M10 12a2.5 2.5 0 0 0 2.5-2.5V5a2.5 2.5 0 0 0-5 0v4.5A2.5 2.5 0 0 0 10 12zM4.8 9.5a5.2 5.2 0 0 0 10.4 0M10 14.7V18',
  people:
    'M7.5 9.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM2 17c0-3 2.3-4.8 5.5-4.8S13 14 13 17M13 3.8a3 3 0 0 1 0 5.4M15 12.6c2 .7 3 2.3 3 4.4',
  phone: 'M6.6 3H4a1 1 0 0 0-1 1c0 7.2 5.8 13 13 13a1 1 0 0 0 1-1v-2.6l-3.8-1.4-1.6 2a10 10 0 0 1-5-5l2-1.6z',
  plus: 'M10 4v12M4 10h12',
  search: 'M9 14.5A5.5 5.5 0 1 0 9 3.5a5.5 5.5 0 0 0 0 11zM13 13l4 4',
  sliders: 'M3 6h7M14 6h3M3 14h3M10 14h7M12 4v4M8 12v4',
  video: 'M2.5 5.5h10v9h-10zM12.5 9l5-2.8v7.6l-5-2.8',
} as const;

export type GlyphName = keyof typeof glyphs;
