/** What the staff and the server keep under a name, such as `templates`. */
export interface SettingStore {
  /** Null if there is none. */
  setting(name: string): Promise<unknown>;
  /**
   * @param seen the value that the caller saw, null if there was none; any value is replaced if omitted
   * @returns false if somebody else changed it since then: nothing changes
   */
  changeSetting(name: string, value: unknown, seen?: unknown): Promise<boolean>;
}
