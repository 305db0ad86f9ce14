import type { Settings } from '../config/settings.ts';
import { type Recipients, recipientsFrom } from '../intake/outgoing-messages.ts';
import type { SettingStore } from '../storage/ports/settings.ts';

type Reader = Pick<SettingStore, 'setting'>;
type MailSettings = Pick<Settings, 'mail' | 'webhook'>;

/** The addresses that an owner set in the desk, by form. They replace those of the settings. */
export type StaffAddresses = Readonly<Record<string, readonly string[]>>;

const setting = 'staff-addresses';

/** How often a running server reads the addresses again. */
const intervalMs = 15_000;

export const readStaffAddresses = async (desk: Reader): Promise<StaffAddresses> =>
  ((await desk.setting(setting)) ?? {}) as StaffAddresses;

/** @param seen what the owner saw; any addresses are replaced if omitted. @returns false if somebody else changed it since then: nothing is saved */
export const saveStaffAddresses = (desk: SettingStore, addresses: StaffAddresses, seen?: StaffAddresses) =>
  desk.changeSetting(setting, addresses, seen);

/** The recipients of the settings, with the addresses that an owner set in the desk. */
export async function readRecipients(settings: MailSettings, desk: Reader): Promise<Recipients> {
  const recipients = recipientsFrom(settings);
  const staff = recipients.staff && { ...recipients.staff, ...(await readStaffAddresses(desk)) };
  return { ...recipients, staff };
}

/** Recipients that change while a server runs. If the store cannot be read, the addresses stay as they are. */
export async function followRecipients(settings: MailSettings, desk: Reader) {
  let current = await readRecipients(settings, desk);
  const refresh = async () => {
    current = await readRecipients(settings, desk).catch(() => current);
  };
  setInterval(() => void refresh(), intervalMs).unref();
  const recipients: Recipients = {
    ...current,
    get staff() {
      return current.staff;
    },
  };
  return { recipients, refresh };
}
