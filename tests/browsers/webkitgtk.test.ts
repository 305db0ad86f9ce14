import { webKitGtk } from './browsers.ts';
import { walkIn } from './walk-in.ts';

walkIn(webKitGtk);
