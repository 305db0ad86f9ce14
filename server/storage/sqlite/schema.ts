/** The tables as the migrations leave them. */
export interface Tables {
  lead: {
    id: string;
    form: string;
    form_version: number;
    idempotency_key: string | null;
    digest: string;
    /** JSON object: answer by field name. */
    answers: string;
    /** JSON object: label by field name. */
    questions: string;
    received_at: string;
    reference: string;
    /** JSON object: number or null by field name. */
    phones: string;
  };
  attachment: {
    lead_id: string;
    field: string;
    file_name: string;
    media_type: string;
    byte_size: number;
    sha256: string;
    content: Uint8Array;
  };
  subscriber: {
    id: string;
    email: string;
    email_normal: string;
    state: string;
    form_version: number;
    received_at: string;
  };
}
