/** What every product picture is asked for. */
export interface ScreenProps {
  /** What the picture shows, for those who do not see it. */
  readonly alt: string;
  /**
   * Only the upper left, larger, for a card that cuts the picture off anyway: what it would hide is not drawn, so that seven
   * of them weigh little. A drawing that has no such form is drawn whole.
   */
  readonly isPreview?: boolean;
}
