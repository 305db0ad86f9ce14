import { firefox } from './browsers.ts';
import { walkIn } from './walk-in.ts';

walkIn(firefox);
