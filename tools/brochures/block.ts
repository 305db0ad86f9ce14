import type { Course } from '#content';
import type { Box } from './paginate.ts';
import type { Tag, TaggedPdf } from './tagged-pdf.ts';

/** What a block is drawn with. */
export interface Sheet {
  readonly pdf: TaggedPdf;
  readonly course: Course;
  /** Page on which each named block stands, from 1: the parts by their anchors. */
  readonly pageOf: ReadonlyMap<string, number>;
}

/** A piece of the brochure that is drawn where there is room for it. */
export interface Block extends Box {
  /** Links and contents find it by this. */
  readonly name?: string;
  /** Number of the session it holds. */
  readonly session?: number;
  /** Begins a section of the structure. */
  readonly opensSection?: boolean;
  /** @param top from the top of the page */
  draw(sheet: Sheet, section: Tag, top: number): void;
}
