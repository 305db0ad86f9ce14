import { expect, type Locator, type Page } from '@playwright/test';

/** An address profile with more data than any form asks for. */
const profile: Readonly<Record<string, string>> = {
  NAME_FULL: 'Bina Debbarma',
  NAME_FIRST: 'Bina',
  NAME_LAST: 'Debbarma',
  COMPANY_NAME: 'Khumulwng Weavers',
  PHONE_HOME_WHOLE_NUMBER: '+919812345670',
  ADDRESS_HOME_LINE1: '1 Palace Road',
  ADDRESS_HOME_CITY: 'Agartala',
  ADDRESS_HOME_STATE: 'Tripura',
  ADDRESS_HOME_ZIP: '799001',
  ADDRESS_HOME_COUNTRY: 'IN',
};

/**
 * Makes Chromium autofill a form, as if the visitor had chosen an address profile in this field. Chromium parses forms with a delay, and
 * reports success even when it fills in nothing, so this retries until the field has a value.
 */
export async function autofill(page: Page, field: Locator, email: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('Autofill.enable');
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  const selector = `#${await field.getAttribute('id')}`;
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { node } = await session.send('DOM.describeNode', { nodeId });
  const fields = Object.entries({ ...profile, EMAIL_ADDRESS: email }).map(([name, value]) => ({ name, value }));
  await expect(async () => {
    await session.send('Autofill.trigger', { fieldId: node.backendNodeId, address: { fields } });
    await expect(field).not.toHaveValue('', { timeout: 500 });
  }).toPass();
}
