import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

interface Options {
  readonly challenge: string;
  /** The account, if a passkey is added. */
  readonly user?: { readonly id: string };
}

/** The content of an answer. A test changes it to forge an answer. */
interface Claims {
  readonly origin: string;
  readonly challenge: string;
  /** The account that the passkey claims to belong to, in base64url. */
  readonly userHandle: string;
  readonly counter: number;
  /** Whether a PIN, a face or a fingerprint unlocked the passkey. */
  readonly isVerified: boolean;
  readonly credentialId: string;
}

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest();

const present = 0x01;
const verified = 0x04;
const withCredential = 0x40;

/** CBOR of an ES256 key in COSE: {1: 2, 3: -7, -1: 1, -2: x, -3: y}. */
const coseKey = (x: string, y: string) =>
  Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ]);

/** CBOR of `{fmt: 'none', attStmt: {}, authData}`. */
const attestation = (authData: Buffer) =>
  Buffer.concat([
    Buffer.from(`a363${hexOf('fmt')}64${hexOf('none')}67${hexOf('attStmt')}a068${hexOf('authData')}59`, 'hex'),
    Buffer.from([authData.length >> 8, authData.length & 0xff]),
    authData,
  ]);

const hexOf = (text: string) => Buffer.from(text).toString('hex');

/** A device with one passkey, as WebAuthn describes it. Its answers are the JSON that a browser sends. */
export function createAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  let userHandle = '';
  let counter = 0;

  return {
    id: id.toString('base64url'),
    /** @param change the claims of a forged answer that differ */
    answer({ challenge, user }: Options, change: Partial<Claims> = {}): string {
      userHandle = user?.id ?? userHandle;
      counter += 1;
      const credentialId = id.toString('base64url');
      const claims = { origin, challenge, userHandle, counter, isVerified: true, credentialId, ...change };
      const type = user ? 'webauthn.create' : 'webauthn.get';
      const clientData = JSON.stringify({ type, challenge: claims.challenge, origin: claims.origin });
      const flags = present | (claims.isVerified ? verified : 0) | (user ? withCredential : 0);
      const count = Buffer.alloc(4);
      count.writeUInt32BE(claims.counter);
      const head = Buffer.concat([sha256(new URL(claims.origin).hostname), Buffer.from([flags]), count]);
      const clientDataJSON = Buffer.from(clientData).toString('base64url');
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, coseKey(x, y)]);
      const signature = sign('sha256', Buffer.concat([head, sha256(clientData)]), privateKey).toString('base64url');
      const response = user
        ? { clientDataJSON, attestationObject: attestation(Buffer.concat([head, credential])).toString('base64url') }
        : { clientDataJSON, authenticatorData: head.toString('base64url'), signature, userHandle: claims.userHandle };
      const { credentialId: rawId } = claims;
      return JSON.stringify({ id: rawId, rawId, type: 'public-key', response, clientExtensionResults: {} });
    },
  };
}
