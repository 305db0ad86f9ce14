/** Whether what is sent there never leaves this machine. @param hostname as `URL` has it */
export const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname);
