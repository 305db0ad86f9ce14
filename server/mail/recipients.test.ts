import { expect, it, vi } from 'vitest';
import { messagesForLead } from '../intake/outgoing-messages.ts';
import { followRecipients, readRecipients } from './recipients.ts';

const mail = {
  smtpUrl: 'smtp://127.0.0.1',
  from: { name: 'Site', address: 'site@example.com' },
  staff: { contact: ['all@example.com'], application: ['all@example.com'] },
  allForms: ['all@example.com'],
};

it('sends notices to the addresses of the desk, and for other forms to those of the settings', async () => {
  const desk = { setting: async () => ({ contact: ['rina@example.com'] }) };
  expect((await readRecipients({ mail, webhook: null }, desk)).staff).toEqual({
    contact: ['rina@example.com'],
    application: ['all@example.com'],
  });
  expect((await readRecipients({ mail: null, webhook: null }, desk)).staff).toBeNull();
});

it('follows a change without a restart, and keeps the addresses while the store fails', async () => {
  vi.useFakeTimers();
  const setting = vi.fn<() => Promise<unknown>>().mockResolvedValue(null);
  const { recipients } = await followRecipients({ mail, webhook: null }, { setting });
  const lead = {
    form: 'contact',
    receivedAt: '2026-11-28T10:00:00.000Z',
    answers: {},
    quarantine: null,
    isMinor: false,
  };
  const addresses = () => messagesForLead(lead, recipients).map(({ recipient }) => recipient);
  expect(addresses()).toEqual(['all@example.com']);
  setting.mockResolvedValue({ contact: ['rina@example.com', 'biplab@example.com'] });
  await vi.advanceTimersByTimeAsync(15_000);
  expect(addresses()).toEqual(['rina@example.com', 'biplab@example.com']);
  setting.mockRejectedValue(new Error('busy'));
  await vi.advanceTimersByTimeAsync(15_000);
  expect(addresses()).toEqual(['rina@example.com', 'biplab@example.com']);
});
