import { firefox } from './browsers.ts';
import { testBrowser } from './test-browser.ts';

testBrowser(firefox);
