/** An owner may also invite and suspend staff, export and erase. An editor changes facts and sees no leads. */
export type StaffRole = 'owner' | 'counsellor' | 'editor';

export interface StaffMember {
  readonly id: string;
  /** In lower case. */
  readonly email: string;
  readonly name: string;
  readonly role: StaffRole;
  readonly invitedAt: string;
  /** Null unless the account is suspended. */
  readonly suspendedAt: string | null;
  /** When the staff member last left the list of today. Later leads are new to them. */
  readonly seenAt: string | null;
}

export interface Session {
  /** SHA-256 of the token in the cookie, in hexadecimal. */
  readonly tokenHash: string;
  readonly staffId: string;
  /** Browser and system, such as `Chrome on Android`. */
  readonly device: string;
  readonly createdAt: string;
  readonly usedAt: string;
  /** When the staff member last typed a code or used a passkey on this device. */
  readonly confirmedAt: string;
}

/** A key with which a staff member signs in. A device or a password manager stores it. */
export interface Passkey {
  /** Credential id of WebAuthn, in base64url. */
  readonly id: string;
  readonly staffId: string;
  /** COSE key, in base64url. */
  readonly publicKey: string;
  /** How often the key was used, by its own count; 0 if it does not count. */
  readonly counter: number;
  /** Browser and system that added it, such as `Chrome on Android`. */
  readonly device: string;
  readonly createdAt: string;
  /** Null if nobody has signed in with it. */
  readonly usedAt: string | null;
}

/** A code that was sent to an address, or the challenge of a passkey. */
export interface SignIn {
  /** SHA-256 of the token in the cookie of the browser that asked, in hexadecimal. */
  readonly browserHash: string;
  /** Null if no active account has the address, and for a challenge. */
  readonly staffId: string | null;
  /** Keyed hash of the code or the challenge. */
  readonly codeHash: string;
  readonly attempts: number;
  readonly createdAt: string;
}

/** Who did what. It contains ids only. */
export interface AuditEntry {
  readonly id: string;
  readonly at: string;
  /** Null if a command on the server did it. */
  readonly staffId: string | null;
  /** Such as `lead-opened` or `exported`. */
  readonly action: string;
  /** Reference of the lead, id of the account or of the change of facts; a filter for an export. */
  readonly subject: string;
}

/** The accounts of the staff, their sessions, and the audit. */
export interface StaffStore {
  /** @returns false if an account has this address already */
  invite(member: StaffMember): Promise<boolean>;
  /** Sorted by name. */
  members(): Promise<StaffMember[]>;
  memberByEmail(email: string): Promise<StaffMember | null>;
  /** Changes an account; a suspended one loses its sessions and passkeys. @returns false if no active owner would remain, or there is no such account */
  changeMember(id: string, set: Partial<Pick<StaffMember, 'name' | 'role' | 'suspendedAt'>>): Promise<boolean>;
  markSeen(staffId: string, at: string): Promise<void>;
  /** Replaces the sign-in of the same browser. */
  addSignIn(signIn: SignIn): Promise<void>;
  /** The number of codes that were sent to an account since a time. */
  countSignIns(staffId: string, since: string): Promise<number>;
  /**
   * Counts an attempt to use a code.
   * @returns the sign-in with the attempt counted; null if this browser has none that began at or after `since`
   */
  tryCode(browserHash: string, since: string): Promise<SignIn | null>;
  /** Ends a sign-in: its code cannot be used again. */
  endSignIn(browserHash: string): Promise<void>;
  addSession(session: Session): Promise<void>;
  /** The session and its active account; null if there is none that was created at or after `since`. */
  session(tokenHash: string, since: string): Promise<{ session: Session; member: StaffMember } | null>;
  /** Newest first. */
  sessions(staffId: string): Promise<Session[]>;
  touchSession(tokenHash: string, set: Partial<Pick<Session, 'usedAt' | 'confirmedAt'>>): Promise<void>;
  endSession(staffId: string, tokenHash: string): Promise<void>;
  /** Ends every session and every sign-in in progress. */
  endAllSessions(): Promise<void>;
  /** @returns false if the passkey exists already */
  addPasskey(passkey: Passkey): Promise<boolean>;
  passkey(id: string): Promise<{ passkey: Passkey; member: StaffMember } | null>;
  /** Newest first. */
  passkeys(staffId: string): Promise<Passkey[]>;
  /** Records a use. @returns false if the counter is no longer `seenCounter`, or the passkey was removed */
  recordPasskeyUse(id: string, seenCounter: number, use: Pick<Passkey, 'counter' | 'usedAt'>): Promise<boolean>;
  /** @returns false if the account has no such passkey */
  removePasskey(staffId: string, id: string): Promise<boolean>;
  /** Deletes sign-ins and sessions that began before these times. */
  deleteOld(before: { readonly signIns: string; readonly sessions: string }): Promise<void>;
  record(entry: AuditEntry): Promise<void>;
  /** Newest first. */
  audit(limit: number): Promise<AuditEntry[]>;
}
