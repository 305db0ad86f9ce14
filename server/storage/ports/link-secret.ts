/** Records which link secret belongs to the store. Only a fingerprint is stored, so a person who can read the store cannot sign links. */
export interface LinkSecretStore {
  /** Null if none is stored. */
  fingerprint(): Promise<string | null>;
  /**
   * Stores a fingerprint if none is stored.
   * @param fingerprint 64 characters
   * @returns the stored fingerprint. If several servers start at the same time, all of them get that of the first server
   */
  addFingerprint(fingerprint: string): Promise<string>;
  /** Deletes the fingerprint, so that the next server to start stores its own. @returns false if there was none */
  forgetFingerprint(): Promise<boolean>;
}
