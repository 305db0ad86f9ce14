/** The keys a journey presses. */
export type Key = 'Enter' | 'Escape' | 'Tab';

/** How a visitor has set up the device. Nothing moves by itself, whatever else: it would only take time. */
export interface Setting {
  readonly isDark?: boolean;
  /** Of the window, in CSS pixels; 1440 unless it says otherwise. Firefox and WebKitGTK open none below about 450. */
  readonly widthPx?: number;
}

/**
 * One window of a running browser, and what a visitor does in it. Whatever is named by a selector has to be there, and
 * in sight once it is scrolled to.
 */
export interface Driver {
  /** Resolves when the page and its scripts are loaded. */
  open(address: string): Promise<void>;
  click(selector: string): Promise<void>;
  /** Types with the keyboard, after what stands there. */
  type(selector: string, text: string): Promise<void>;
  /** Picks an option of a select by its value. */
  choose(selector: string, value: string): Promise<void>;
  /** @param path of the file that is chosen */
  attach(selector: string, path: string): Promise<void>;
  /** Wherever the focus is. */
  press(key: Key): Promise<void>;
  /** Value of an expression in the page, as far as JSON can say it. */
  evaluate(expression: string): Promise<unknown>;
  /** What the window shows, as PNG. */
  picture(): Promise<Uint8Array>;
  /** The page from its top, as far down as `longestPx`, as PNG. */
  longPicture(): Promise<Uint8Array>;
  /** A window of one who was never here takes the place of this one: nothing is kept of earlier visits. */
  restart(): Promise<void>;
  /** Ends the browser. */
  close(): Promise<void>;
}

export const wideWindowPx = 1440;
export const heightPx = 900;
/** Of a longer window, WebKitGTK without a graphics card gives no picture. */
export const longestPx = 4000;
