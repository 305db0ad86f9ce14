/**
 * What the rest of the server may ask of a store. Engines live in folders beside this file and pass `contract.ts`.
 * Adding and reading are separate ports, so that the public part is never handed the means to list what it took.
 */

/** One entry as it is to be stored. */
export interface NewLead {
  /** UUID: unique without asking the store, so it also works when the store is spread over machines. */
  readonly id: string;
  /** What people call it. Drawn by the caller; no two leads have the same. */
  readonly reference: string;
  readonly form: string;
  readonly formVersion: number;
  /** Made in the browser when the form was first touched; null without JavaScript. A repeat under another key is not kept, nor is its key. */
  readonly idempotencyKey: string | null;
  /** SHA-256 of form, answers and attachments, hexadecimal. */
  readonly digest: string;
  /** Answer by field name. */
  readonly answers: Readonly<Record<string, string>>;
  /** Label by field name, as worded when it was asked. */
  readonly questions: Readonly<Record<string, string>>;
  /**
   * Worked out from the answers, never typed: by field name the number to dial (E.164), or null where what was typed holds none that
   * can be dialled. A lead from before this was done has none.
   */
  readonly phones: Readonly<Record<string, string | null>>;
  /** ISO 8601, UTC, milliseconds: such times sort as text. */
  readonly receivedAt: string;
  /** The files that belong to it, one a field at most: stored with it or not at all. */
  readonly attachments: readonly NewAttachment[];
}

/** What is known of a file without opening it. */
export interface Attachment {
  /** Name of the field it answers. */
  readonly field: string;
  /** For people to read; never the name of a file of ours. */
  readonly fileName: string;
  readonly mediaType: string;
  readonly byteSize: number;
  /** Of the content, hexadecimal. */
  readonly sha256: string;
}

export interface NewAttachment extends Attachment {
  readonly content: Uint8Array;
}

export interface NewSubscriber {
  readonly id: string;
  /** The address as typed. */
  readonly email: string;
  /** The same address for every way of typing it. */
  readonly emailNormal: string;
  readonly formVersion: number;
  readonly receivedAt: string;
}

/** `repeated`: the same entry is already on disk, and nothing was added. */
export type Added = 'added' | 'repeated';

export interface AddedLead {
  readonly added: Added;
  /** Of the lead on disk: a repeat gets the one that was given first. */
  readonly reference: string;
}

/** Every promise resolves only after the entry is on disk, and rejects with StoreUnavailable if the store cannot take it. */
export interface IntakeStore {
  /**
   * Stores a lead once. The same form and digest is the same lead within `repeatWindowMs`, and no further ahead than `clockSlackMs`,
   * whatever the key (a second tab, a page loaded again, no JavaScript), and at any time with the key it was stored under. Other answers are a new lead, also under the
   * same key: the reply was lost, the visitor edited and sent again.
   * @throws ReferenceTaken
   */
  addLead(lead: NewLead): Promise<AddedLead>;
  /** Stores a subscriber once per normal address. */
  addSubscriber(subscriber: NewSubscriber): Promise<Added>;
  close(): Promise<void>;
}

/** How long the same answers count as the same lead, counted from the one on disk: 24 hours. */
export const repeatWindowMs = 24 * 60 * 60 * 1000;

/** How far ahead of now a lead on disk may have been received: clocks are set back a little. One further ahead is from a clock that was wrong. */
export const clockSlackMs = 5 * 60 * 1000;

export interface Lead extends Omit<NewLead, 'idempotencyKey' | 'digest' | 'attachments'> {
  readonly attachments: readonly Attachment[];
}

export interface Subscriber extends Omit<NewSubscriber, 'emailNormal'> {
  /** `pending` until the address is confirmed. */
  readonly state: string;
}

/** For the staff's side only. Newest first. */
export interface LeadReader {
  /** @param form id of the form; every form if left out */
  leads(form?: string): Promise<Lead[]>;
  /** The files of one lead, in the order of their fields' names; none if there is no such lead. */
  attachments(leadId: string): Promise<NewAttachment[]>;
  subscribers(): Promise<Subscriber[]>;
  close(): Promise<void>;
}

/** Another lead has this reference already, and nothing was added: draw another. */
export class ReferenceTaken extends Error {
  override name = 'ReferenceTaken';
}

/**
 * Why a store takes nothing: `busy` another program holds it locked, `full` the entry does not fit into its largest size, `held` a
 * reader that does not end keeps its journal growing, `read-only`, `disk` the system cannot write, `moved` its files were taken away,
 * `damaged` somebody has to repair it first.
 */
export type Trouble = 'busy' | 'full' | 'held' | 'read-only' | 'disk' | 'moved' | 'damaged';

/** The store cannot take anything now, and nothing may be acknowledged. Holds no part of the entry. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable';
  readonly reason: Trouble;

  constructor(reason: Trouble) {
    super(`the store is unavailable: ${reason}`);
    this.reason = reason;
  }
}
