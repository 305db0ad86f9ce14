import { keepPage } from '../offline/keep-page.ts';
import { allKept } from '../sending/device.ts';

// In development there is no service worker.
if (import.meta.env.OFFLINE && import.meta.env.PROD) void keepPage();

if (allKept('waiting').length > 0) {
  void import('../sending/outbox.ts').then(({ sendWhenOnline }) => sendWhenOnline());
}
