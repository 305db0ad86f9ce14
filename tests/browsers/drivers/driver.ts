/** The keys that journeys press. */
export type Key = 'Enter' | 'Escape' | 'Tab';

/** Theme and size of a window. Animations are always off, because they would only take time. */
export interface WindowOptions {
  readonly isDark?: boolean;
  /** Width of the window in CSS pixels; default: 1440. The minimum in Firefox and WebKitGTK is about 450. */
  readonly widthPx?: number;
}

/**
 * One window of a running browser, and the actions of a visitor in it. The element of a selector must exist, and scrolling must make it
 * visible.
 */
export interface Driver {
  /** Resolves when the page and its scripts are loaded. */
  open(address: string): Promise<void>;
  click(selector: string): Promise<void>;
  /** Types with the keyboard, after the existing text. */
  type(selector: string, text: string): Promise<void>;
  /** Selects an option of a `select` by its value. */
  select(selector: string, value: string): Promise<void>;
  /** Chooses a file. @param path of the file */
  chooseFile(selector: string, path: string): Promise<void>;
  /** Presses a key in the focused element. */
  press(key: Key): Promise<void>;
  /** Value of an expression in the page. It must be serializable as JSON. */
  evaluate(expression: string): Promise<unknown>;
  /** Screenshot of the visible part of the page, as PNG. */
  screenshot(): Promise<Uint8Array>;
  /** Replaces the window with one without cookies, storage and cache. */
  restart(): Promise<void>;
  /** Ends the browser. */
  close(): Promise<void>;
}

export const wideWindowPx = 1440;
export const heightPx = 900;
