import { webKitGtk } from './browsers.ts';
import { testBrowser } from './test-browser.ts';

testBrowser(webKitGtk);
