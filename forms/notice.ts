import { privacyNotice } from '#content';

/** Of the privacy notice that every form links to: kept with each entry. */
export const noticeVersion = privacyNotice.version;
