/** Adds or uses a passkey: gets a challenge, lets the browser answer it, and sends the answer with the form. */
async function answerChallenge(form: HTMLFormElement): Promise<void> {
  const response = await fetch(form.dataset.challenge ?? '', { method: 'POST' });
  if (!response.ok) throw new Error(`The challenge was refused: ${response.status}`);
  const options = await response.json();
  const credential =
    'user' in options
      ? await navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options) })
      : await navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options) });
  const field = form.elements.namedItem('credential') as HTMLInputElement;
  // Calls `toJSON()` of the credential.
  field.value = JSON.stringify(credential);
  form.submit();
}

const form = document.querySelector<HTMLFormElement>('form[data-challenge]');
const problem = form?.querySelector<HTMLElement>('[role=alert]');

// Some browsers from before March 2025 lack these functions. Their users type a code.
if (form && problem && typeof globalThis.PublicKeyCredential?.parseCreationOptionsFromJSON === 'function') {
  form.hidden = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    problem.hidden = true;
    // This also runs when the person cancels.
    answerChallenge(form).catch(() => {
      problem.hidden = false;
    });
  });
}
